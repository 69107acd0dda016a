#!/usr/bin/env python3
"""Converts a net of layout 1 or 2, which has one or five bodies, to layout 3, in which each class has a body of its own.

usage: bodies.py NET OUT

OUT gives the same answers as NET; fitting makes the copies differ. Needs only Python.
"""

import sys

from widen import read, write

# The bodies of the ten classes in layout 2.
SHARED = [0, 0, 1, 1, 2, 2, 3, 4, 4, 3]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    path, out = sys.argv[1:]
    metadata, tensors = read(path)
    layout = metadata["net_version"]
    if layout not in ("1", "2"):
        sys.exit(f"{path} is of layout {layout}")
    heads = {name: tensor for name, tensor in tensors.items() if name.startswith("head.")}
    copies = {}
    for number, shared in enumerate(SHARED):
        for name in ("sparse", "dense", "bias"):
            copies[f"body.{number}.{name}"] = tensors[name if layout == "1" else f"body.{shared}.{name}"]
    write(out, {**metadata, "net_version": "3"}, {**copies, **heads})


if __name__ == "__main__":
    main()
