/**
 * The rating formula, used only by the worked examples and the calculator of the rules page. The real changes of a
 * match come from the server.
 */

export interface Player {
  rating: number;
  experience: number;
}

export interface Outlook {
  /** The probability, before the match, that the player wins. */
  probability: number;
  /** The rating points that the player gains by winning and loses by losing. */
  gain: number;
  loss: number;
  k: number;
}

/**
 * Returns the rating changes of `player` for a win and a loss, in a match of weight `n` against an opponent of that
 * rating.
 */
export function outlook(player: Player, opponentRating: number, n: number): Outlook {
  const d = Math.abs(player.rating - opponentRating);
  const upset = 1 / (10 ** ((d * Math.sqrt(n)) / 2000) + 1);
  const probability = player.rating < opponentRating ? upset : 1 - upset;
  const k = kFactor(player.experience);
  const whole = 4 * k * Math.sqrt(n);
  return { probability, gain: whole * (1 - probability), loss: whole * probability, k };
}

export function kFactor(experience: number): number {
  return Math.max(1, 5 - experience / 100);
}
