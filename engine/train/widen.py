#!/usr/bin/env python3
"""Makes a net's bodies wider without changing its answers.

usage: widen.py NET WIDTH OUT [SEED]

New units get small random weights from the inputs and none to the heads, so that fitting (`train fit --from OUT`) can
use them. NET may have any width below WIDTH; OUT needs a program built for WIDTH (`HIDDEN` in eval/src/net.rs).
Needs only Python. eval/src/weights.rs describes the file format.
"""

import json
import random
import struct
import sys

SPREAD = 0.12


def read(path):
    """The header's metadata and the tensors as {name: (shape, values)}, in the file's order."""
    data = open(path, "rb").read()
    length = struct.unpack("<Q", data[:8])[0]
    header = json.loads(data[8 : 8 + length])
    body = data[8 + length :]
    tensors = {}
    for name, tensor in header.items():
        if name != "__metadata__":
            begin, end = tensor["data_offsets"]
            tensors[name] = (tensor["shape"], list(struct.unpack(f"<{(end - begin) // 4}f", body[begin:end])))
    return header["__metadata__"], tensors


def checksum(data):
    """FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in data:
        value = (value ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return value


def write(path, metadata, tensors):
    """The canonical form that `Weights::from_bytes` compares with."""
    body = b"".join(struct.pack(f"<{len(values)}f", *values) for _, values in tensors.values())
    header = {"__metadata__": {**metadata, "checksum": f"{checksum(body):016x}"}}
    begin = 0
    for name, (shape, values) in tensors.items():
        end = begin + 4 * len(values)
        header[name] = {"dtype": "F32", "shape": shape, "data_offsets": [begin, end]}
        begin = end
    text = json.dumps(header, separators=(",", ":"))
    text += " " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(struct.pack("<Q", len(text)) + text.encode() + body)


def main():
    if len(sys.argv) not in (4, 5):
        sys.exit(__doc__)
    path, width, out = sys.argv[1], int(sys.argv[2]), sys.argv[3]
    chance = random.Random(int(sys.argv[4]) if len(sys.argv) == 5 else 1)
    metadata, tensors = read(path)
    old = next(shape[0] for name, (shape, _) in tensors.items() if name.split(".")[-1] == "bias")
    if width <= old:
        sys.exit(f"{path} is {old} units wide already")
    new = width - old
    for name, (shape, values) in tensors.items():
        kind = name.split(".")[-1]
        if kind in ("sparse", "dense"):
            rows = [values[row * old : (row + 1) * old] for row in range(shape[0])]
            wider = [row + [chance.uniform(-SPREAD, SPREAD) for _ in range(new)] for row in rows]
            tensors[name] = ([shape[0], width], [value for row in wider for value in row])
        elif kind == "bias":
            tensors[name] = ([width], values + [0.25] * new)
        elif kind == "mix":
            tensors[name] = ([width, shape[1]], values + [0.0] * (new * shape[1]))
    write(out, metadata, tensors)


if __name__ == "__main__":
    main()
