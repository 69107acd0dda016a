// The server under test: the real binary with a database of its own in a temporary folder.

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../../../", import.meta.url));
export const binary = resolve(
  process.env.FULLPRIME ?? join(process.env.CARGO_TARGET_DIR ?? join(root, "target"), "debug/fullprime"),
);

/** Returns a port of this machine that is free. */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}

export class Server {
  /**
   * Starts the binary and waits until it is ready. `settings` are lines of the configuration file that begin in the
   * section `live.bots`. Mails are sent to `mailPort`.
   */
  static async start(settings = "", mailPort = undefined) {
    const server = new Server();
    server.settings = settings;
    server.mailPort = mailPort;
    server.folder = await mkdtemp(join(tmpdir(), "fullprime-browser-"));
    server.port = await freePort();
    server.url = `http://127.0.0.1:${server.port}`;
    await server.run();
    return server;
  }

  /** Grants a player 1000 credits as the operator. The starting grant comes only with the first match. */
  async grant(name) {
    const database = `sqlite://${join(this.folder, "test.db")}`;
    await promisify(execFile)(binary, ["admin", "--database", database, "ledger", "grant", name, "1000"]);
  }

  /** Starts the process. It keeps the database of earlier runs. */
  async run() {
    this.output = "";
    // No matches between bots and no human pace, unless a test asks for them: both would make every test slower.
    const config = join(this.folder, "test.toml");
    const [top, mail] =
      this.mailPort === undefined
        ? ["", ""]
        : [
            `public_url = "${this.url}"\n`,
            `[mail]\nserver = "127.0.0.1"\nport = ${this.mailPort}\nencryption = "none"\nfrom = "Fullprime <play@play.test>"\n`,
          ];
    const featured = this.settings.includes("featured") ? "" : "featured = 0\n";
    const pace = this.settings.includes("think_ms") ? "" : "think_ms = 0\n";
    // All browsers of a test have one address, and are different people.
    const hall = '[[connections.halls]]\nrange = "127.0.0.1/32"\nconnections = 1000\n';
    await writeFile(config, `${top}[live.bots]\n${featured}${pace}${this.settings}\n${mail}${hall}`);
    this.process = spawn(
      binary,
      [
        "serve",
        "--config",
        config,
        "--listen",
        `127.0.0.1:${this.port}`,
        "--database",
        `sqlite://${join(this.folder, "test.db")}`,
      ],
      { cwd: this.folder },
    );
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream.on("data", (chunk) => (this.output += chunk));
    }
    this.exited = once(this.process, "exit");
    const ends = Date.now() + 60_000;
    while (Date.now() < ends) {
      if (this.process.exitCode !== null) throw new Error(`the server did not start:\n${this.output}`);
      const ready = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (ready?.ok) return;
      await delay(50);
    }
    throw new Error(`the server was not ready within a minute:\n${this.output}`);
  }

  /** Ends the process at once, as a crash would, and starts it again on the same database. */
  async crashAndRestart() {
    this.process.kill("SIGKILL");
    await this.exited;
    await this.run();
  }

  /** Stops gracefully and removes what it wrote. */
  async stop() {
    this.process.kill("SIGTERM");
    await this.exited;
    await rm(this.folder, { recursive: true, force: true });
  }
}
