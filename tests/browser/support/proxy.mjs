// A network that can be frozen: it then passes nothing on in either direction, and neither end gets an error.

import { once } from "node:events";
import { connect, createServer } from "node:net";

export class Network {
  /** Listens on a port of its own and passes everything on to the server at `url`. */
  static async to(url) {
    const network = new Network();
    network.pairs = new Set();
    const { port } = new URL(url);
    network.listener = createServer((near) => {
      const far = connect(Number(port), "127.0.0.1");
      const pair = { near, far };
      network.pairs.add(pair);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ]) {
        from.on("data", (bytes) => to.write(bytes));
        from.on("error", () => to.destroy());
        from.on("close", () => {
          to.destroy();
          network.pairs.delete(pair);
        });
      }
      if (network.frozen) network.#hold(pair);
    }).listen(0, "127.0.0.1");
    await once(network.listener, "listening");
    network.url = `http://127.0.0.1:${network.listener.address().port}`;
    return network;
  }

  #hold({ near, far }) {
    near.pause();
    far.pause();
  }

  freeze() {
    this.frozen = true;
    for (const pair of this.pairs) this.#hold(pair);
  }

  thaw() {
    this.frozen = false;
    for (const { near, far } of this.pairs) {
      near.resume();
      far.resume();
    }
  }

  close() {
    this.listener.close();
    for (const { near, far } of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }
}
