# Sourced by ./play and ./check in the project's folder: makes everything ready, and costs nothing
# when it already is.
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

install_command() {
    if command -v apt-get >/dev/null 2>&1; then
        echo "apt-get install -y $APT_PACKAGES"
    elif command -v dnf >/dev/null 2>&1; then
        echo "dnf install -y $DNF_PACKAGES"
    elif command -v pacman >/dev/null 2>&1; then
        echo "pacman -S --noconfirm --needed $PACMAN_PACKAGES"
    fi
}

# Where the libraries cannot be installed, one line names them, at every start until they are there.
system_libraries() {
    if [ "$(uname -s)" = Linux ] && command -v ldd >/dev/null 2>&1 && [ -n "$(missing_libraries)" ]; then
        install=$(install_command)
        if [ -n "$install" ] && may_install; then
            echo "Installing the libraries that Qt needs ..." >&2
            ! command -v apt-get >/dev/null 2>&1 || as_root apt-get update -qq >/dev/null 2>&1 || true
            # shellcheck disable=SC2086
            as_root $install >.venv/system-libraries.log 2>&1 || true
        fi
        lost=$(missing_libraries | tr '\n' ' ')
        if [ -n "$lost" ]; then
            echo "Qt misses ${lost}- install with: ${install:-your package manager}" >&2
            return
        fi
    fi
    : >.venv/libraries
}

make_environment() {
    python=$(find_python) || exit 1
    echo "Setting up Star Table (once; this takes a minute or two) ..." >&2
    "$python" -m venv --clear .venv >/dev/null 2>&1 || {
        may_install && command -v apt-get >/dev/null 2>&1 &&
            as_root apt-get install -y python3-venv >/dev/null 2>&1 &&
            "$python" -m venv --clear .venv >/dev/null
    } || stop "Python's venv module does not work: install it (Debian, Ubuntu: apt-get install python3-venv)."
    pwd >.venv/made-for
}

# What pip says matters only when it fails: on success its warnings are about the machine's own settings.
pip_install() {
    what=$1
    shift
    .venv/bin/python -m pip install -q --disable-pip-version-check "$@" >.venv/pip.log 2>&1 && return
    why=$(sed -n 's/^ERROR: //p' .venv/pip.log | sed '$!d')
    case $(cat .venv/pip.log) in
        *"connection broken"*) why="there is no connection to the network" ;;
        *"No space left"*) why="the disk is full" ;;
    esac
    stop "$what could not be installed: ${why:-pip has failed} (details: $PWD/.venv/pip.log)."
}

# An environment does not survive being moved, nor the Python that it was made with.
environment_is_made() { [ -x .venv/bin/python ] && pwd | cmp -s - .venv/made-for; }
packages_are_there() { cmp -s requirements.txt .venv/requirements.txt; }
program_is_there() { cmp -s pyproject.toml .venv/pyproject.toml; } # commands and entry points stand there
libraries_are_there() { [ -e .venv/libraries ]; }
catalogues_are_built() {
    [ -e .venv/catalogues ] && [ -z "$(find locales -name '*.po' -newer .venv/catalogues)" ]
}
program_is_compiled() {
    [ -e .venv/compiled ] && [ -z "$(find suite games -name '*.py' -newer .venv/compiled)" ]
}

install_packages() {
    pip_install "The packages of requirements.txt" -r requirements.txt
    cp requirements.txt .venv/requirements.txt
}

install_program() {
    pip_install "Star Table itself" --no-deps --no-build-isolation -e .
    cp pyproject.toml .venv/pyproject.toml
}

build_catalogues() {
    : >.venv/catalogues-being-built
    .venv/bin/python -m suite.language.build || stop "The language catalogues could not be built."
    mv .venv/catalogues-being-built .venv/catalogues
}

# pip compiles the packages, but not a program that stays where it is; and Python itself keeps nothing
# where PYTHONDONTWRITEBYTECODE is set. A file with a mistake says so when it is imported.
compile_program() {
    : >.venv/being-compiled
    .venv/bin/python -m compileall -q -j 0 suite games >/dev/null 2>&1 || true
    mv .venv/being-compiled .venv/compiled
}

everything_is_ready() {
    environment_is_made && packages_are_there && program_is_there && libraries_are_there &&
        catalogues_are_built && program_is_compiled
}

make_everything() {
    case $PWD in
        *[:\$]*) stop "Move Star Table: Python's tools cannot work in a folder with : or \$ in its path." ;;
    esac
    [ -w . ] || stop "Star Table is set up in its own folder, which cannot be written: $PWD"
    (
        # Of two starts at the same time the second waits, and finds everything ready.
        ! command -v flock >/dev/null 2>&1 || flock 9
        environment_is_made || make_environment
        packages_are_there || install_packages
        program_is_there || install_program
        libraries_are_there || system_libraries
        catalogues_are_built || build_catalogues
        program_is_compiled || compile_program
    ) 9>.venv.lock
}

everything_is_ready || make_everything
