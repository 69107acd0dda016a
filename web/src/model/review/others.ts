/** The judgements of other programs on a decision, from the file of the match. Pure. */

import type { MatchAnalysis, OtherAnalysis, OtherCube, OtherPlay } from "../../wire/messages";
import type { Stop } from "./review";

/** One program's judgements of a stop; those that the review does not show are null. */
export interface Beside {
  readonly program: string;
  /** Null if all analyses come from one file. */
  readonly file: string | null;
  readonly cube: OtherCube | null;
  readonly play: OtherPlay | null;
}

/**
 * Returns the judgements of other programs on a stop. Forced plays are left out, and so is the cube if not doubling was
 * clearly right.
 */
export function othersOf(report: MatchAnalysis, stop: Stop): Beside[] {
  const { step } = stop;
  const first = report.games.slice(0, stop.game).reduce((steps, game) => steps + game.steps.length, 0);
  const showsCube = step.decision !== null && (step.decision.choice !== "no_double" || step.decision.counted);
  const showsPlay = step.play !== null && !step.play.forced;
  return (report.others ?? []).flatMap((other) => {
    const { program } = other;
    const said = other.games[stop.game]?.[stop.index - first];
    const cube = showsCube ? (said?.cube ?? null) : null;
    const play = showsPlay ? (said?.play ?? null) : null;
    return cube === null && play === null ? [] : [{ program, file: fileOf(report, other), cube, play }];
  });
}

/** The name of the file with an analysis; null if all analyses come from one file. */
export function fileOf(report: MatchAnalysis, other: OtherAnalysis): string | null {
  return new Set(report.others?.map(({ file }) => file)).size > 1 ? other.file : null;
}
