#!/usr/bin/env python3
"""Makes the net whose every weight is the mean of that of some nets of one line: of a net and of what fitting made of it.

usage: mean.py OUT NET NET...

What single weights took from single labels differs from net to net and averages out. Needs Python alone.
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
