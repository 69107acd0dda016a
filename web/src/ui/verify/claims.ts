/** Texts for the claims of a proof of dice. */
import type { DiceProof, Verdict } from "../../model/dice/proof";
import type { Texts } from "../text/index.svelte";

export interface Claim {
  title: string;
  text: string;
  verdict: Verdict;
}

export function claimsOf(proof: DiceProof, text: Texts["verify"]): Claim[] {
  const { claim } = text;
  const claims: Claim[] = [
    {
      title: claim.commitment,
      text: { agrees: claim.commitmentOk, differs: claim.commitmentBad, pending: claim.commitmentOpen }[
        proof.commitment
      ],
      verdict: proof.commitment,
    },
    {
      title: claim.seats,
      text: `${seat(proof.white, text.white, claim)} ${seat(proof.black, text.black, claim)}`,
      verdict: seatsVerdict(proof),
    },
    { title: claim.chain, ...chain(proof, claim) },
    {
      title: claim.complete,
      text: proof.complete ? claim.completeOk : claim.completeBad,
      verdict: proof.complete ? "agrees" : "differs",
    },
  ];
  const noted = notedVerdict(proof);
  if (noted !== null) {
    claims.unshift({
      title: claim.noted,
      text: { agrees: claim.notedOk, differs: claim.notedBad, pending: claim.notedOpen }[noted],
      verdict: noted,
    });
  }
  return claims;
}

function seat(given: DiceProof["white"], name: string, claim: Texts["verify"]["claim"]): string {
  return {
    given: claim.seatGiven(name),
    zeros: claim.seatZeros(name),
    hidden: claim.seatHidden(name),
    house: claim.seatHouse(name),
    drawn: claim.seatDrawn(name),
    refused: claim.seatRefused(name),
  }[given];
}

/** Zeros in place of a seat's bytes are not fraud: the derivation says so, and the other side's bytes still count. */
function seatsVerdict(proof: DiceProof): Verdict {
  if (proof.white === "refused" || proof.black === "refused") return "differs";
  return proof.white === "hidden" || proof.black === "hidden" ? "pending" : "agrees";
}

function chain(proof: DiceProof, claim: Texts["verify"]["claim"]): { text: string; verdict: Verdict } {
  const broken =
    proof.chain === "differs" || proof.games.some((game) => game.chain === "differs" || game.seed === "differs");
  if (broken) return { text: claim.chainBad, verdict: "differs" };
  if (proof.chain === "agrees") return { text: claim.chainOk, verdict: "agrees" };
  return { text: proof.games.length === 0 ? claim.chainNone : claim.chainOpen, verdict: "pending" };
}

function notedVerdict(proof: DiceProof): Verdict | null {
  const { notedCommitment, notedContribution } = proof;
  if (notedCommitment === null || notedContribution === null) return null;
  if (notedCommitment === "differs" || notedContribution === "differs") return "differs";
  return notedContribution;
}
