# Sourced by ./play and ./check: makes everything ready, and costs nothing when it already is.
# shellcheck shell=sh

stop() { printf '%s\n' "$*" >&2; exit 1; }

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$name" >/dev/null 2>&1 &&
            "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s' "$name"
            return
        fi
    done
    stop "Star Table needs Python 3.11 or newer: install it and run this command again."
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

may_install() {
    [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null
}

# The libraries of the system that Qt needs and pip cannot bring. The names are Debian's and Ubuntu's;
# other families get theirs below.
APT_PACKAGES="libgl1 libegl1 libxkbcommon0 libdbus-1-3 libfontconfig1 libglib2.0-0 libxkbcommon-x11-0 \
libxcb-cursor0 libxcb-icccm4 libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 \
libxcb-shape0 libxcb-xinerama0 libxcb-xkb1"
DNF_PACKAGES="mesa-libGL mesa-libEGL libxkbcommon dbus-libs fontconfig glib2 libxkbcommon-x11 \
xcb-util-cursor xcb-util-wm xcb-util-image xcb-util-keysyms xcb-util-renderutil"
PACMAN_PACKAGES="libglvnd libxkbcommon dbus fontconfig glib2 libxkbcommon-x11 xcb-util-cursor \
xcb-util-wm xcb-util-image xcb-util-keysyms xcb-util-renderutil"

missing_libraries() {
    qt=$(echo .venv/lib/python*/site-packages/PySide6/Qt)
    ldd "$qt"/lib/libQt6Gui.so.6 "$qt"/lib/libQt6Widgets.so.6 "$qt"/plugins/platforms/libqxcb.so \
        "$qt"/plugins/platforms/libqoffscreen.so 2>/dev/null |
        sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u
}

system_libraries() {
    [ "$(uname -s)" = Linux ] && command -v ldd >/dev/null 2>&1 || return 0
    [ -n "$(missing_libraries)" ] || return 0
    if command -v apt-get >/dev/null 2>&1; then
        install="apt-get install -y $APT_PACKAGES"
    elif command -v dnf >/dev/null 2>&1; then
        install="dnf install -y $DNF_PACKAGES"
    elif command -v pacman >/dev/null 2>&1; then
        install="pacman -S --noconfirm --needed $PACMAN_PACKAGES"
    else
        install=""
    fi
    if [ -n "$install" ] && may_install; then
        echo "Installing the libraries that Qt needs ..."
        if command -v apt-get >/dev/null 2>&1; then as_root apt-get update -qq >/dev/null 2>&1 || true; fi
        # shellcheck disable=SC2086
        as_root $install >.venv/system-libraries.log 2>&1 || true
    fi
    lost=$(missing_libraries | tr '\n' ' ')
    [ -z "$lost" ] ||
        echo "Qt misses ${lost}- install with: ${install:-your package manager}" >&2
}

make_environment() {
    python=$(find_python) || exit 1
    echo "Setting up Star Table (once; this takes a minute or two) ..."
    "$python" -m venv --clear .venv >/dev/null 2>&1 || {
        may_install && command -v apt-get >/dev/null 2>&1 &&
            as_root apt-get install -y python3-venv >/dev/null 2>&1 &&
            "$python" -m venv --clear .venv >/dev/null
    } || stop "Python's venv module does not work: install it (Debian, Ubuntu: apt-get install python3-venv)."
    .venv/bin/python -m pip install -q --disable-pip-version-check -r requirements.txt ||
        stop "The packages of requirements.txt could not be installed: see the lines above."
    .venv/bin/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e . ||
        stop "Star Table itself could not be installed: see the lines above."
    system_libraries
    wanted >.venv/installed
}

wanted() {
    pwd
    cat requirements.txt pyproject.toml
}

wanted | cmp -s - .venv/installed || make_environment

if [ ! -e .venv/catalogues ] || [ -n "$(find locales -name '*.po' -newer .venv/catalogues)" ]; then
    .venv/bin/python -m suite.language.build || stop "The language catalogues could not be built."
    : >.venv/catalogues
fi
