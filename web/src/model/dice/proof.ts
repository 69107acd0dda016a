/**
 * Compares a server's disclosure of a match's dice with the derivation, claim by claim.
 *
 * A claim is `pending` if it cannot be checked yet: while a match runs, its seed and the keys of unfinished games are
 * secret. The keys of finished games can already be checked against the published end of the chain.
 */
import type { DiceDisclosure, DiceGame, Seat } from "../../wire/messages";
import { commitmentTo, gameKeys, matchKey, openingOf, rollOf } from "./derivation";
import type { Digests } from "./digest";
import { fromHex, toHex } from "./hex";

export type Verdict = "agrees" | "differs" | "pending";

export interface CheckedThrow {
  seat: Seat;
  turn: number;
  shown: readonly [number, number];
  computed: readonly [number, number];
  agrees: boolean;
}

export interface CheckedOpening {
  shown: { ties: readonly number[]; dice: readonly [number, number] };
  computed: { ties: readonly number[]; dice: readonly [number, number] };
  agrees: boolean;
}

export interface CheckedGame {
  game: number;
  key: string;
  /** The key, hashed once for each game before it, must give the published g0. */
  chain: Verdict;
  /** The key must follow from the seed and both seats' bytes. */
  seed: Verdict;
  /** Null if the start alternates: then there is no opening roll. */
  opening: CheckedOpening | null;
  /** Each side's rolls must be numbered 1, 2, 3 ...: a skipped roll would be a chosen roll. */
  unbroken: boolean;
  throws: CheckedThrow[];
  verdict: "agrees" | "differs";
}

/** The note that this browser made when its player sat down, before the match began. */
export interface DiceNote {
  commitment: string;
  contribution: string;
}

/**
 * The state of a seat's bytes. The last three are for house bots. `house`: it gave no bytes, which counts as zeros.
 * `drawn`: the server drew its bytes, before the rule against that. `refused`: it has bytes although the rule forbids
 * them.
 */
export type Contribution = "given" | "zeros" | "hidden" | "house" | "drawn" | "refused";

export interface DiceProof {
  /** The seed must hash to the commitment. */
  commitment: Verdict;
  /** The chain from the seed must end in the published g0. */
  chain: Verdict;
  /** All finished games must be present, in order. */
  complete: boolean;
  white: Contribution;
  black: Contribution;
  /** The commitment must equal the commitment in this browser's note; null: this browser has no note of the match. */
  notedCommitment: Verdict | null;
  /** This browser's bytes must be one of the seats' bytes; null as above. */
  notedContribution: Verdict | null;
  games: CheckedGame[];
  throwsChecked: number;
  throwsAgreeing: number;
  /** `pending` while everything that can be checked so far agrees. */
  verdict: Verdict;
}

export async function proveDice(
  digests: Digests,
  disclosure: DiceDisclosure,
  note: DiceNote | null,
): Promise<DiceProof> {
  const derived = await deriveKeys(digests, disclosure);
  const games: CheckedGame[] = [];
  for (const game of disclosure.games) games.push(await checkGame(digests, disclosure, game, derived?.keys ?? null));

  const commitment = derived === null ? "pending" : verdict(sameHex(derived.commitment, disclosure.commitment));
  const chain =
    derived === null || disclosure.g0 === null ? "pending" : verdict(sameHex(derived.keys[0], disclosure.g0));
  const complete = disclosure.games.every((game, index) => game.game === index + 1);
  const noted = compareWithNote(disclosure, note);
  const throws = games.flatMap((game) => [...(game.opening === null ? [] : [game.opening]), ...game.throws]);

  const white = contributionOf(disclosure, "white", disclosure.white_contribution);
  const black = contributionOf(disclosure, "black", disclosure.black_contribution);
  const claims: Verdict[] = [
    verdict(white !== "refused" && black !== "refused"),
    commitment,
    chain,
    verdict(complete),
    ...games.map((game) => game.verdict),
  ];
  for (const claim of [noted.commitment, noted.contribution]) if (claim !== null) claims.push(claim);
  return {
    commitment,
    chain,
    complete,
    white,
    black,
    notedCommitment: noted.commitment,
    notedContribution: noted.contribution,
    games,
    throwsChecked: throws.length,
    throwsAgreeing: throws.filter((thrown) => thrown.agrees).length,
    verdict: claims.includes("differs") ? "differs" : claims.includes("pending") ? "pending" : "agrees",
  };
}

interface DerivedKeys {
  commitment: Uint8Array;
  keys: Uint8Array[];
}

/** Returns the keys that follow from the seed; null while the seed is secret. */
async function deriveKeys(digests: Digests, disclosure: DiceDisclosure): Promise<DerivedKeys | null> {
  if (disclosure.seed === null) return null;
  const seed = bytesOf(disclosure.seed);
  const white = disclosure.white_contribution === null ? null : bytesOf(disclosure.white_contribution);
  const black = disclosure.black_contribution === null ? null : bytesOf(disclosure.black_contribution);
  const last = await matchKey(digests, disclosure.id, seed, white, black);
  return {
    commitment: await commitmentTo(digests, disclosure.id, seed),
    keys: await gameKeys(digests, last, disclosure.games_max),
  };
}

async function checkGame(
  digests: Digests,
  disclosure: DiceDisclosure,
  game: DiceGame,
  keys: Uint8Array[] | null,
): Promise<CheckedGame> {
  const key = bytesOf(game.key);
  const [start] = await gameKeys(digests, key, game.game);
  const chain = disclosure.g0 === null ? "pending" : verdict(sameHex(start, disclosure.g0));
  const seed = keys === null ? "pending" : verdict(sameHex(keys[game.game], game.key));
  const opening = await checkOpening(digests, key, game);
  const throws: CheckedThrow[] = [];
  for (const { seat, turn, dice } of game.throws) {
    const computed = await rollOf(digests, key, seat, turn);
    throws.push({ seat, turn, shown: dice, computed, agrees: sameList(dice, computed) });
  }
  const unbroken = isUnbroken(game, "white") && isUnbroken(game, "black");
  const differs =
    chain === "differs" ||
    seed === "differs" ||
    !unbroken ||
    opening?.agrees === false ||
    throws.some((thrown) => !thrown.agrees);
  return {
    game: game.game,
    key: game.key,
    chain,
    seed,
    opening,
    unbroken,
    throws,
    verdict: differs ? "differs" : "agrees",
  };
}

async function checkOpening(digests: Digests, key: Uint8Array, game: DiceGame): Promise<CheckedOpening | null> {
  if (game.opening === null) return null;
  const computed = await openingOf(digests, key);
  const shown = { ties: game.ties, dice: game.opening };
  return { shown, computed, agrees: sameList(shown.ties, computed.ties) && sameList(shown.dice, computed.dice) };
}

function isUnbroken(game: DiceGame, seat: Seat): boolean {
  return game.throws.filter((thrown) => thrown.seat === seat).every((thrown, index) => thrown.turn === index + 1);
}

function compareWithNote(
  disclosure: DiceDisclosure,
  note: DiceNote | null,
): { commitment: Verdict | null; contribution: Verdict | null } {
  if (note === null) return { commitment: null, contribution: null };
  const given = [disclosure.white_contribution, disclosure.black_contribution];
  return {
    commitment: verdict(note.commitment.toLowerCase() === disclosure.commitment.toLowerCase()),
    // The seats' bytes are disclosed together with the seed.
    contribution:
      disclosure.seed === null
        ? "pending"
        : verdict(given.some((hex) => hex?.toLowerCase() === note.contribution.toLowerCase())),
  };
}

function contributionOf(
  { finished, house_bots, seat_bytes }: DiceDisclosure,
  seat: Seat,
  hex: string | null,
): Contribution {
  const isZero = hex === null || /^0*$/.test(hex);
  // The server, which knows the seed, must not choose bytes after it has seen the other seat's bytes.
  if (house_bots.includes(seat)) return isZero ? "house" : seat_bytes === "house_bots_zero" ? "refused" : "drawn";
  if (hex !== null) return "given";
  return finished ? "zeros" : "hidden";
}

function verdict(agrees: boolean): Verdict {
  return agrees ? "agrees" : "differs";
}

function sameHex(bytes: Uint8Array | undefined, hex: string): boolean {
  return bytes !== undefined && toHex(bytes) === hex.toLowerCase();
}

function sameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/**
 * Returns the bytes of hexadecimal text. `disclosure.ts` has checked the text. Text that is invalid all the same
 * becomes the empty byte string, which matches no digest, so the check fails.
 */
function bytesOf(hex: string): Uint8Array {
  return fromHex(hex) ?? new Uint8Array();
}
