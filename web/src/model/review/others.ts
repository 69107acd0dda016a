/** The judgements of other programs on a decision, from the file of the match. Pure. */

import type { MatchAnalysis, OtherCube, OtherPlay } from "../../wire/messages";
import type { Stop } from "./review";

/** One program's judgements of a stop; those that the review does not show are null. */
export interface Beside {
  readonly program: string;
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
  return (report.others ?? []).flatMap(({ program, games }) => {
    const said = games[stop.game]?.[stop.index - first];
    const cube = showsCube ? (said?.cube ?? null) : null;
    const play = showsPlay ? (said?.play ?? null) : null;
    return cube === null && play === null ? [] : [{ program, cube, play }];
  });
}
