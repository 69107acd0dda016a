#!/usr/bin/env python3
"""Averages the weights of related nets, such as a net and the nets fitted from it.

usage: mean.py OUT NET NET...

Each net's weights contain noise from single labels. It differs between the nets, so the average has less of it. Needs only
Python.
"""

import sys

from widen import read, write


def main():
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    nets = [read(path) for path in sys.argv[2:]]
    metadata, first = nets[0]
    tensors = {}
    for name, (shape, _) in first.items():
        each = zip(*(tensors_of[name][1] for _, tensors_of in nets), strict=True)
        tensors[name] = (shape, [sum(weights) / len(nets) for weights in each])
    write(sys.argv[1], metadata, tensors)


if __name__ == "__main__":
    main()
