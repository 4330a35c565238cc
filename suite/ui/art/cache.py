"""Where generated pictures wait: in memory, on disk, or in a worker that is still painting them.

Asking never blocks: what is not ready yet is answered with None, painted in a worker thread (numpy
and Qt's painter let the interface run meanwhile), and announced to whoever asked.
"""

from __future__ import annotations

import atexit
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from platformdirs import user_cache_path
from PySide6.QtCore import QCoreApplication, QObject, QRunnable, QThreadPool, Signal
from PySide6.QtGui import QImage, QImageWriter, QPixmap
from shiboken6 import isValid

from suite.later import later

Key = tuple[str, ...]
Maker = Callable[[], QImage]
Ready = Callable[[], object]

VERSION = "6"
"""Raise it when the pictures change: old files are then forgotten."""

PATIENCE_MS = 80
MEMORY_BYTES = 96 * 1024 * 1024
DISK_BYTES = 64 * 1024 * 1024


class _Painted(QObject):
    """Carries a finished picture from the worker to the interface's thread."""

    done = Signal(object, object)


class _Task(QRunnable):
    def __init__(self, cache: Cache, key: Key, maker: Maker) -> None:
        super().__init__()
        self._cache, self._key, self._maker = cache, key, maker

    def run(self) -> None:
        self._cache.painted.done.emit(self._key, self._cache.fetch(self._key, self._maker))


class Cache:
    """Pictures by key. `folder` None: nothing is kept on disk."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.synchronous = False
        self.painted = _Painted()
        self.painted.done.connect(self._arrived)
        self._memory: OrderedDict[Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._waiting: dict[Key, list[Ready]] = {}
        self._pool: QThreadPool | None = None
        self._written = 0
        self._postponed: list[_Task] = []
        self._window_up = False
        self._closed = False

    def get(self, key: Key, maker: Maker, on_ready: Ready | None = None) -> QPixmap | None:
        """The picture, or None while it is being painted; `on_ready` is called when it is there."""
        found = self._memory.get(key)
        if found is not None:
            self._memory.move_to_end(key)
            return found
        if self.synchronous:
            return self._keep(key, self.fetch(key, maker))
        if self._closed:
            return None
        waiting = self._waiting.get(key)
        if waiting is None:
            self._waiting[key] = [on_ready] if on_ready else []
            self._begin(_Task(self, key, maker), key)
        elif on_ready and on_ready not in waiting:
            waiting.append(on_ready)
        return None

    def fetch(self, key: Key, maker: Maker) -> QImage:
        """Read the picture from disk, or paint and store it. Runs in the worker."""
        path = self._path(key)
        if path is not None:
            image = QImage(str(path)) if path.is_file() else QImage()
            if not image.isNull():
                return image
        image = maker()
        if path is not None:
            self._store(path, image)
        return image

    def wait(self) -> None:
        """Wait until everything that was asked for is painted (for pictures and tests)."""
        self._paint_postponed()
        if self._pool is not None:
            self._pool.waitForDone()
        QCoreApplication.sendPostedEvents(self.painted)

    def clear(self) -> None:
        """Forget what is in memory."""
        self._memory.clear()
        self._bytes = 0

    def _begin(self, task: _Task, key: Key) -> None:
        """Reading starts now. Painting needs numpy, whose loading would hold up the first window:
        the very first paintings wait until that is up."""
        path = self._path(key)
        if self._window_up or (path is not None and path.is_file()):
            self._workers().start(task)
            return
        if not self._postponed:
            later(PATIENCE_MS, self.painted, self._paint_postponed)
        self._postponed.append(task)

    def _paint_postponed(self) -> None:
        self._window_up = True
        for task in self._postponed:
            self._workers().start(task)
        self._postponed.clear()

    def _workers(self) -> QThreadPool:
        if self._pool is None:
            self._pool = QThreadPool()
            self._pool.setMaxThreadCount(1)
            atexit.register(self._close)
            app = QCoreApplication.instance()
            if app is not None:
                app.aboutToQuit.connect(self._close)
        return self._pool

    def _close(self) -> None:
        """The program ends: finish the picture in hand, forget the others."""
        self._closed = True
        if self._pool is not None:
            self._pool.clear()
            self._pool.waitForDone()

    def _arrived(self, key: Key, image: QImage) -> None:
        self._keep(key, image)
        for call in self._waiting.pop(key, []):
            owner = getattr(call, "__self__", None)
            if not isinstance(owner, QObject) or isValid(owner):
                call()

    def _keep(self, key: Key, image: QImage) -> QPixmap:
        made = QPixmap.fromImage(image)
        self._memory[key] = made
        self._bytes += image.sizeInBytes()
        while self._bytes > MEMORY_BYTES and len(self._memory) > 1:
            _, old = self._memory.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        return made

    def _path(self, key: Key) -> Path | None:
        if self.folder is None:
            return None
        name = sha256("\n".join((VERSION, *key)).encode()).hexdigest()[:32]
        return self.folder / f"{name}.png"

    def _store(self, path: Path, image: QImage) -> None:
        """A cache that cannot be written is only slower, so nothing is said about it."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self._written == 0:
                _prune(path.parent, DISK_BYTES)
            self._written = (self._written + 1) % 200
            draft = path.with_suffix(".part")
            if QImageWriter(str(draft), b"png").write(image):
                draft.replace(path)
        except OSError:
            self.folder = None


def _prune(folder: Path, limit: int) -> None:
    """Delete the oldest pictures until half of the room is free again."""
    files = [(f.stat().st_mtime, f.stat().st_size, f) for f in folder.glob("*.png")]
    total = sum(size for _, size, _ in files)
    if total <= limit:
        return
    for _, size, file in sorted(files):
        file.unlink(missing_ok=True)
        total -= size
        if total <= limit // 2:
            return


def default_folder() -> Path:
    """The art's folder in the user's cache directory."""
    return user_cache_path("startable", appauthor=False) / "art"
