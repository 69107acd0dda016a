import { describe, expect, it } from "vitest";
import vectors from "../../../../engine/dice/vectors/vectors.json";
import type { DiceDisclosure, DiceGame, DiceThrow, Seat } from "../../wire/messages";
import { proveDice } from "./proof";
import { browserDigests } from "./digest";

const digests = browserDigests();
const vector = vectors.cases.find((candidate) => candidate.games_max === 9);
if (vector === undefined) throw new Error("the vectors lack a match to five points");
const { commitment, keys, match_id, seat_one, seat_two, seed } = vector;

function pair(dice: number[]): [number, number] {
  return [dice[0] ?? 0, dice[1] ?? 0];
}

function firstThrows(seat: Seat, throws: { turn: number; dice: number[] }[]): DiceThrow[] {
  return throws.filter(({ turn }) => turn <= 4).map(({ turn, dice }) => ({ seat, turn, dice: pair(dice) }));
}

/** The first two games of the vector as a server would disclose them. */
function played(): DiceGame[] {
  return (
    vector?.games.slice(0, 2).map((game) => ({
      game: game.game,
      key: keys[game.game] ?? "",
      ties: game.opening.ties,
      opening: [game.opening.white, game.opening.black] as [number, number],
      throws: [...firstThrows("white", game.white), ...firstThrows("black", game.black)],
      thrown_by_hand: 0,
    })) ?? []
  );
}

function disclosed(change: Partial<DiceDisclosure> = {}): DiceDisclosure {
  return {
    id: match_id,
    commitment,
    white_contribution: seat_one,
    black_contribution: seat_two,
    seat_bytes: "house_bots_zero",
    house_bots: [],
    g0: keys[0] ?? null,
    games_max: 9,
    games: played(),
    seed,
    finished: true,
    imported: false,
    ...change,
  };
}

function withGame(change: (game: DiceGame) => Partial<DiceGame>): DiceDisclosure {
  return disclosed({ games: played().map((game, index) => (index === 0 ? { ...game, ...change(game) } : game)) });
}

describe("an honest match", () => {
  it("agrees in every claim", async () => {
    const proof = await proveDice(digests, disclosed(), null);
    expect(proof).toMatchObject({ commitment: "agrees", chain: "agrees", complete: true, verdict: "agrees" });
    expect(proof).toMatchObject({ white: "given", black: "given", notedCommitment: null, notedContribution: null });
    expect(proof.throwsChecked).toBe(2 * (1 + 8));
    expect(proof.throwsAgreeing).toBe(proof.throwsChecked);
  });

  it("is checked game by game while it still runs", async () => {
    const running = disclosed({ seed: null, finished: false, white_contribution: null, black_contribution: null });
    const proof = await proveDice(digests, running, null);
    expect(proof).toMatchObject({ commitment: "pending", chain: "pending", verdict: "pending", white: "hidden" });
    expect(proof.games.map((game) => [game.chain, game.seed, game.verdict])).toEqual([
      ["agrees", "pending", "agrees"],
      ["agrees", "pending", "agrees"],
    ]);
  });

  it("agrees with the note that the player's browser made before it", async () => {
    const proof = await proveDice(digests, disclosed(), { commitment, contribution: (seat_two ?? "").toUpperCase() });
    expect(proof).toMatchObject({ notedCommitment: "agrees", notedContribution: "agrees", verdict: "agrees" });
  });

  it("agrees without an opening throw when the start alternates", async () => {
    const proof = await proveDice(
      digests,
      withGame(() => ({ opening: null, ties: [] })),
      null,
    );
    expect(proof.games[0]?.opening).toBeNull();
    expect(proof.verdict).toBe("agrees");
  });
});

describe("a dishonest server is found out when", () => {
  const other = "00".repeat(32);

  it("a throw was changed", async () => {
    const proof = await proveDice(
      digests,
      withGame((game) => ({
        throws: game.throws.map((thrown, i) =>
          i === 3 ? { ...thrown, dice: pair([thrown.dice[1], thrown.dice[0] === 6 ? 1 : 6]) } : thrown,
        ),
      })),
      null,
    );
    expect(proof.games[0]?.throws.map((thrown) => thrown.agrees)).toEqual([
      true,
      true,
      true,
      false,
      true,
      true,
      true,
      true,
    ]);
    expect(proof.throwsAgreeing).toBe(proof.throwsChecked - 1);
    expect(proof.verdict).toBe("differs");
  });

  it("the dice of a throw were swapped", async () => {
    const swapped = withGame((game) => ({
      throws: game.throws.map(({ dice, ...rest }) => ({ ...rest, dice: pair([dice[1], dice[0]]) })),
    }));
    expect((await proveDice(digests, swapped, null)).verdict).toBe("differs");
  });

  it("a throw was left out, although the others are right", async () => {
    const proof = await proveDice(
      digests,
      withGame((game) => ({ throws: game.throws.filter((_, i) => i !== 1) })),
      null,
    );
    expect(proof.games[0]).toMatchObject({ unbroken: false, verdict: "differs" });
    expect(proof.throwsAgreeing).toBe(proof.throwsChecked);
    expect(proof.verdict).toBe("differs");
  });

  it("a tie of the opening throw was hidden or made up", async () => {
    const proof = await proveDice(
      digests,
      withGame((game) => ({ ties: [...game.ties, 4] })),
      null,
    );
    expect(proof.games[0]?.opening?.agrees).toBe(false);
    expect(proof.verdict).toBe("differs");
  });

  it.each([
    ["the commitment", { commitment: other }, { commitment: "differs" }],
    ["the seed", { seed: other }, { commitment: "differs", chain: "differs" }],
    ["a seat's bytes", { white_contribution: other }, { commitment: "agrees", chain: "differs" }],
    ["the published end of the chain", { g0: other }, { chain: "differs" }],
    ["the match's id", { id: "another" }, { commitment: "differs" }],
  ])("%s was exchanged", async (_, change, expected) => {
    expect(await proveDice(digests, disclosed(change), null)).toMatchObject({ ...expected, verdict: "differs" });
  });

  it("a game's key is not part of the chain, even before the seed is known", async () => {
    const running = { ...withGame(() => ({ key: other })), seed: null, finished: false };
    const proof = await proveDice(digests, running, null);
    expect(proof.games[0]).toMatchObject({ chain: "differs", verdict: "differs" });
    expect(proof.verdict).toBe("differs");
  });

  it("a game is withheld", async () => {
    const proof = await proveDice(digests, disclosed({ games: played().slice(1) }), null);
    expect(proof).toMatchObject({ complete: false, verdict: "differs" });
  });

  it("the commitment or the bytes differ from the browser's note", async () => {
    const wrongCommitment = await proveDice(digests, disclosed(), { commitment: other, contribution: seat_one ?? "" });
    expect(wrongCommitment).toMatchObject({ notedCommitment: "differs", verdict: "differs" });
    const wrongBytes = await proveDice(digests, disclosed(), { commitment, contribution: other });
    expect(wrongBytes).toMatchObject({ notedContribution: "differs", verdict: "differs" });
  });
});

describe("a house bot", () => {
  it("is refused when it has bytes, which the server would have chosen", async () => {
    const proof = await proveDice(digests, disclosed({ house_bots: ["black"] }), null);
    expect(proof).toMatchObject({
      commitment: "agrees",
      chain: "agrees",
      white: "given",
      black: "refused",
      verdict: "differs",
    });
  });

  it("may have bytes in matches of the first version", async () => {
    const proof = await proveDice(digests, disclosed({ house_bots: ["black"], seat_bytes: "house_bots_drawn" }), null);
    expect(proof).toMatchObject({ black: "drawn", verdict: "agrees" });
  });
});
