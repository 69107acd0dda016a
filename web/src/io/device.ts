/** The engine on this device: answers the questions of the analysis board without the server. */

import type { Asked, Question, Reply, Told } from "../model/device/protocol";
import { ownError } from "../model/app/own-error";
import type { learningCalls } from "./api/learning";
import { prepared } from "./refusals";
import { ApiError } from "./requests";

/** The questions of the analysis board, to the server or to this device. */
export type Answers = Pick<ReturnType<typeof learningCalls>, "position" | "positionOf" | "rollout" | "scores">;

/** The part of a `Worker` that is used. */
export interface Thread {
  onmessage: ((event: MessageEvent<Told>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(asked: Asked): void;
  terminate(): void;
}

interface Open {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: ApiError) => void;
}

/** A worker that starts with its first question, and again after it has failed. */
class Line {
  readonly #start: () => Thread;
  #thread: Thread | null = null;
  #asked = 0;
  readonly #open = new Map<number, Open>();

  constructor(start: () => Thread) {
    this.#start = start;
  }

  async ask<T>(question: Question): Promise<T> {
    const number = ++this.#asked;
    const reply = await new Promise<Reply>((resolve, reject) => {
      this.#open.set(number, { resolve, reject });
      (this.#thread ??= this.#begin()).postMessage({ number, question });
    });
    if ("answer" in reply) return reply.answer as T;
    await prepared();
    throw new ApiError(422, reply.refused);
  }

  #begin(): Thread {
    const thread = this.#start();
    thread.onmessage = ({ data: { number, reply } }) => {
      const open = this.#open.get(number);
      this.#open.delete(number);
      if (reply !== null) open?.resolve(reply);
      else this.#fail(thread, open);
    };
    thread.onerror = () => this.#fail(thread);
    return thread;
  }

  /** Gives up the worker and all its questions. The next question starts another worker, which fetches again. */
  #fail(thread: Thread, first?: Open): void {
    if (this.#thread !== thread) return;
    thread.onmessage = thread.onerror = null;
    thread.terminate();
    this.#thread = null;
    const error = new ApiError(0, ownError("unavailable"));
    first?.reject(error);
    for (const open of this.#open.values()) open.reject(error);
    this.#open.clear();
  }
}

/** Returns the engine of this device. Rollouts have a worker of their own, so that other questions do not wait for them. */
export function deviceAnswers(start: () => Thread): Answers {
  const short = new Line(start);
  const long = new Line(start);
  return {
    position: (study) => short.ask({ study }),
    positionOf: (setup) => short.ask({ setup }),
    scores: (scores) => short.ask({ scores }),
    rollout: (rollout) => long.ask({ rollout }),
  };
}

const startWorker = (): Thread => new Worker(new URL("./device-worker.ts", import.meta.url), { type: "module" });

/** The engine of this device. It loads nothing before its first question. */
export const device: Answers = deviceAnswers(startWorker);
