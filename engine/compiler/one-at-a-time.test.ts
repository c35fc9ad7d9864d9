import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

/** Work whose runs end only when the test ends them. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => void ends.push(resolve));
  return { ends, follow: oneAtATime(work) };
}

it('does once more what was called for several times meanwhile', async () => {
  const { ends, follow } = heldWork();
  const all = follow();
  for (let n = 0; n < 3; n += 1) await follow();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.();
  await all;
  expect(ends).toHaveLength(2);
});

it('goes on after a failure', async () => {
  let runs = 0;
  const follow = oneAtATime(async () => {
    runs += 1;
    if (runs === 1) throw new Error('unreadable');
  });
  await expect(follow()).rejects.toThrow('unreadable');
  await follow();
  expect(runs).toBe(2);
});
