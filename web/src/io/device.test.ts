import { expect, test } from "vitest";

import type { Asked, Question, Told } from "../model/device/protocol";
import { deviceAnswers, type Thread } from "./device";

/** A worker that answers when the test says so. */
class FakeThread implements Thread {
  onmessage: Thread["onmessage"] = null;
  onerror: Thread["onerror"] = null;
  readonly asked: Asked[] = [];
  isOver = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isOver = true;
  }
  tell(told: Told): void {
    this.onmessage?.({ data: told } as MessageEvent<Told>);
  }
}

function set() {
  const threads: FakeThread[] = [];
  const answers = deviceAnswers(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  });
  const thread = (at: number): FakeThread => {
    const found = threads[at];
    if (found === undefined) throw new Error(`there is no thread ${String(at)}`);
    return found;
  };
  return { answers, threads, thread };
}

const study = { id: "x", setup: null, plies: 0 };
const questions = (thread: FakeThread): Question[] => thread.asked.map(({ question }) => question);

test("nothing starts before the first question, and each answer goes to its own question", async () => {
  const { answers, threads, thread } = set();
  expect(threads).toHaveLength(0);
  const [first, second] = [answers.position(study), answers.positionOf("y")];
  expect(questions(thread(0))).toEqual([{ study }, { setup: "y" }]);
  thread(0).tell({ number: 2, reply: { answer: "second" } });
  thread(0).tell({ number: 1, reply: { answer: "first" } });
  expect([await first, await second]).toEqual(["first", "second"]);
  expect(threads).toHaveLength(1);
});

test("a rollout does not keep the board waiting", () => {
  const { answers, threads, thread } = set();
  void answers.rollout({ setup: {} as never, play: null, doubled: false, seed: 1 });
  void answers.position(study);
  expect(threads).toHaveLength(2);
  expect(questions(thread(1))).toEqual([{ study }]);
});

test("a refusal is the error that the server would send", async () => {
  const { answers, thread } = set();
  const asked = answers.position(study);
  const refused = {
    code: "invalid",
    reason: "from_to",
    params: { min: 0, max: 2 },
    message: "",
    field: "plies",
    retry_after_s: null,
  };
  thread(0).tell({ number: 1, reply: { refused: refused as never } });
  await expect(asked).rejects.toMatchObject({ status: 422, body: refused });
});

test("an engine that cannot be loaded fails all its questions, and the next question tries again", async () => {
  for (const fail of [
    (thread: FakeThread): void => thread.tell({ number: 1, reply: null }),
    (thread: FakeThread): void => thread.onerror?.({} as ErrorEvent),
  ]) {
    const { answers, threads, thread } = set();
    const asked = [answers.position(study), answers.position(study)];
    fail(thread(0));
    for (const one of asked) await expect(one).rejects.toMatchObject({ status: 0, body: { code: "unavailable" } });
    expect(thread(0).isOver).toBe(true);
    const again = answers.position(study);
    expect(threads).toHaveLength(2);
    // What a worker says after it was given up counts no more.
    thread(0).tell({ number: 3, reply: { answer: "late" } });
    thread(1).tell({ number: 3, reply: { answer: "again" } });
    expect(await again).toBe("again");
  }
});
