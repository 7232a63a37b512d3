#!/usr/bin/env bash
# Qt's wheels lean on a few system libraries that a bare Debian or Ubuntu lacks.
# Silent where Qt already loads; installs them where it may; otherwise names them. Never fails: the doors need no Qt.
set -euo pipefail
python=$1

[ "$(uname)" = Linux ] || exit 0

offscreen='libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libxkbcommon0'
window='libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libxcb-xkb1 libxkbcommon-x11-0'

qt_starts() {
    QT_QPA_PLATFORM=offscreen "$python" -c '
from PySide6 import QtGui, QtSvg, QtWidgets
QtWidgets.QApplication([])' 2>/dev/null >&2
}

window_opens() {
    "$python" -c '
import ctypes
from PySide6.QtCore import QLibraryInfo
ctypes.CDLL(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath) + "/platforms/libqxcb.so")' 2>/dev/null >&2
}

all_is_there() {
    qt_starts && { [ -z "${DISPLAY:-}" ] || window_opens; }
}

all_is_there && exit 0

packages=$offscreen${DISPLAY:+ $window}
root=
[ "$(id -u)" = 0 ] || root='sudo -n'
if command -v apt-get >/dev/null && $root true 2>/dev/null; then
    echo "Installing system libraries for Qt: $packages" >&2
    {
        $root apt-get update -qq
        $root env DEBIAN_FRONTEND=noninteractive apt-get install -qq --no-install-recommends $packages
    } >/dev/null || true
    all_is_there && exit 0
fi
echo "Qt cannot start here. It needs these system libraries (Debian names): $packages" >&2
