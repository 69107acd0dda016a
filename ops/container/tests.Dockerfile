# A Debian with all that `make test` needs, for machines with another system. It contains no source of the project.
#   docker build -f ops/container/tests.Dockerfile -t fullprime-tests .
#   docker run --rm -it -v "$PWD":/src -v fullprime-target:/src/target fullprime-tests make test
FROM node:20-bookworm-slim AS node

FROM rust:1.95-bookworm
COPY --from=node /usr/local/bin/node /usr/local/bin/
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
    && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
RUN rustup component add clippy rustfmt
COPY ops/dev/packages.sh /tmp/packages.sh
RUN /tmp/packages.sh && rm -rf /var/lib/apt/lists/*
# The files in /src belong to another user, whose repository git would not read.
RUN git config --system --add safe.directory /src
WORKDIR /src
