/** The engine's module: writes questions into its memory and reads its answers. */

import type { Question, Reply } from "./protocol";

/** What the module exports; its documentation is in `engine/src/lib.rs`. */
export interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  room(length: number): number;
  load(): number;
  ask(): number;
  answer(): number;
}

export class EngineModule {
  readonly #exports: Exports;

  constructor(exports: Exports) {
    this.#exports = exports;
  }

  /** Reads the nets and returns true if they are whole. */
  load(nets: Uint8Array): boolean {
    this.#write(nets);
    return this.#exports.load() === 1;
  }

  ask(question: Question): Reply {
    this.#write(new TextEncoder().encode(JSON.stringify(question)));
    const length = this.#exports.ask();
    // The memory may have grown, so its buffer is another one than before.
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length);
    return JSON.parse(new TextDecoder().decode(bytes)) as Reply;
  }

  #write(bytes: Uint8Array): void {
    const address = this.#exports.room(bytes.length);
    new Uint8Array(this.#exports.memory.buffer, address, bytes.length).set(bytes);
  }
}
