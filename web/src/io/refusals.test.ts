import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { beforeRefusals, PATIENCE_MS, prepared } from "./refusals";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  beforeRefusals(() => Promise.resolve());
});

test("a refusal waits for its text, but not for ever", async () => {
  let arrive = (): void => undefined;
  beforeRefusals(() => new Promise<void>((resolve) => (arrive = resolve)));
  const settled = vi.fn();

  void prepared().then(settled);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledOnce();

  void prepared().then(settled);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(settled).toHaveBeenCalledTimes(2);
});
