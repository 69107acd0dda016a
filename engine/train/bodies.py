#!/usr/bin/env python3
"""Converts a net of layout 1, which has one body, to layout 2 with several bodies. Each body is a copy of the original one.

usage: bodies.py NET BODIES OUT

OUT gives the same answers as NET. It needs a program built for BODIES (`Bucket::BODIES` in eval/src/class.rs); fitting makes
the bodies differ. Needs only Python.
"""

import sys

from widen import read, write


def main():
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    path, bodies, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    metadata, tensors = read(path)
    if metadata["net_version"] != "1":
        sys.exit(f"{path} is of layout {metadata['net_version']}")
    body = {name: tensor for name, tensor in tensors.items() if not name.startswith("head.")}
    heads = {name: tensor for name, tensor in tensors.items() if name.startswith("head.")}
    copies = {f"body.{at}.{name}": tensor for at in range(bodies) for name, tensor in body.items()}
    write(out, {**metadata, "net_version": "2"}, {**copies, **heads})


if __name__ == "__main__":
    main()
