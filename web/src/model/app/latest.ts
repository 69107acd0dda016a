/** Numbers the requests for one view, so that an answer never replaces the answer to a later request. */
export class Latest {
  #asked = 0;
  #answered = 0;

  /** Returns the number of a request that is sent now. */
  ask(): number {
    this.#asked += 1;
    return this.#asked;
  }

  /** Returns true if the answer to a request is to be shown: no later one has been shown. */
  take(request: number): boolean {
    if (request <= this.#answered) return false;
    this.#answered = request;
    return true;
  }

  /** Drops the answers to all requests that were sent before now. */
  drop(): void {
    this.#answered = this.#asked;
  }
}
