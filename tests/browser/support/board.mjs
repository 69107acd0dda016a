// A sensor board without hardware: the real program `fullprime-board`, from the folder of the server's program.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";

import { binary } from "./server.mjs";

export class Board {
  /** Starts a board whose owner has keyed in `code`. Its pace is so slow that no checker is moved during a test. */
  static start(server, code, memory = "board.memory") {
    const board = new Board();
    board.said = "";
    board.process = spawn(
      join(dirname(binary), "fullprime-board"),
      [server.url, "--code", code, "--memory", join(server.folder, memory), "--pace-ms", "100000000", "--stay"],
      { cwd: server.folder },
    );
    for (const stream of [board.process.stdout, board.process.stderr]) {
      stream.on("data", (chunk) => (board.said += chunk));
    }
    board.exited = once(board.process, "exit");
    return board;
  }

  /** Waits until the board has printed these words. */
  async says(words) {
    while (!this.said.includes(words)) {
      if (this.process.exitCode !== null) throw new Error(`the board has ended:\n${this.said}`);
      await once(this.process.stdout, "data");
    }
  }

  /** Ends the board if it still runs. */
  async stop() {
    if (this.process.exitCode === null) this.process.kill("SIGKILL");
    await this.exited;
  }
}
