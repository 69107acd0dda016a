#!/usr/bin/env bash
# Runs a command that can find libtorch (CPU): ops/dev/with-libtorch.sh cargo test -p fullprime-eval --features torch
# With --is-there instead of a command, its exit status says whether libtorch is here or can be fetched.
#
# The libraries come from PyPI's wheel of torch, which is built for CUDA. The linker sees only the libraries that the CPU
# needs, so only two small packages of CUDA are installed. All this is kept in LIBTORCH_HOME (default target/libtorch,
# 1.3 GB). Unless CARGO_TARGET_DIR is set, programs are built in the same folder: one that needs libtorch must not replace
# a program in target/ that starts without it.
set -euo pipefail
root=$(cd "$(dirname "$0")/../.." && pwd)
home=${LIBTORCH_HOME:-$root/target/libtorch}
version=2.11.0   # what the pinned tch expects
view=$home/$version

if [ "${1:-}" = --is-there ]; then
    [ -e "$view/ready" ] && exit 0
    python3 -m venv "$home/venv"
    "$home/venv/bin/pip" index versions torch --disable-pip-version-check 2>/dev/null | grep -qF "$version"
    exit
fi
if [ ! -e "$view/ready" ]; then
    python3 -m venv "$home/venv"
    "$home/venv/bin/pip" install -q --no-deps --disable-pip-version-check \
        "torch==$version" nvidia-cuda-cupti==13.0.85 nvidia-cuda-runtime==13.0.96
    packages=$("$home/venv/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    mkdir -p "$view/lib"
    ln -sfn "$packages/torch/include" "$view/include"
    echo "$version" > "$view/build-version"
    for library in libc10.so libtorch_cpu.so libgomp.so.1; do
        ln -sf "$packages/torch/lib/$library" "$view/lib/$library"
    done
    for library in libcudart.so.13 libcupti.so.13; do
        ln -sf "$packages/nvidia/cu13/lib/$library" "$view/lib/$library"
    done
    # The wheel's own libtorch.so asks for all of CUDA.
    gcc -shared -o "$view/lib/libtorch.so" -Wl,--no-as-needed -L"$view/lib" -ltorch_cpu -lc10 \
        -Wl,-rpath,'$ORIGIN' -Wl,-rpath-link,"$packages/nvidia/cu13/lib"
    touch "$view/ready"
fi

export LIBTORCH=$view
export LD_LIBRARY_PATH=$view/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}
export CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$home/build}
exec "$@"
