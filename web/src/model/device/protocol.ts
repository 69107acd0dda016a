/** The questions to the engine on this device. The module in `engine/` defines their form; its answers are those of the API. */

import type { ErrorBody, PositionQuestion, RolloutQuestion, ScoresQuestion } from "../../wire/messages";

/** A question about a position, a part of a rollout, a chart of all scores, or the position that an id means. */
export type Question =
  | { readonly study: PositionQuestion }
  | { readonly rollout: RolloutQuestion }
  | { readonly scores: ScoresQuestion }
  | { readonly setup: string };

/** The answer in the form of the API, or the refusal that the API would send. */
export type Reply = { readonly answer: unknown } | { readonly refused: ErrorBody };

/** A numbered question to the worker. */
export interface Asked {
  readonly number: number;
  readonly question: Question;
}

/** The reply to the question of this number; null if the engine cannot be loaded. */
export interface Told {
  readonly number: number;
  readonly reply: Reply | null;
}
