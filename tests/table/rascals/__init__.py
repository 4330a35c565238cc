"""The example game with bots that misbehave."""
