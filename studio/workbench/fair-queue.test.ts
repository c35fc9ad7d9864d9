import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

describe('work that waits', () => {
  it('is done for each user before anybody has a second turn', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 }), (users) => {
        const queue = new FairQueue<number>();
        for (const [index, user] of users.entries()) queue.add(user, index, true);
        const taken = users.map(() => queue.take());
        const done = new Map<string, number>();
        for (const each of taken) {
          if (each === undefined) throw new Error('Work is missing.');
          done.set(each.user, (done.get(each.user) ?? 0) + 1);
          // Expects users who still wait to have had as many turns as the others, or one less.
          const waiting = [...new Set(users)].filter((user) => (done.get(user) ?? 0) < countOf(users, user));
          for (const user of waiting)
            expect(done.get(user) ?? 0).toBeGreaterThanOrEqual((done.get(each.user) ?? 0) - 1);
        }
        expect(taken.map((each) => each?.work).toSorted()).toEqual(users.map((_, index) => index).toSorted());
        expect(queue.take()).toBeUndefined();
      }),
    );
  });

  it('is not taken for somebody who is being worked for, and what is quick comes first', () => {
    const queue = new FairQueue<string>();
    queue.add('a', 'check', false);
    queue.add('a', 'preview', true);
    queue.add('b', 'other', true);
    expect(queue.take(new Set(['a']))).toEqual({ user: 'b', work: 'other' });
    expect(queue.take(new Set(['a']))).toBeUndefined();
    expect(queue.lengthOf('a')).toBe(2);
    expect([queue.take()?.work, queue.take()?.work, queue.lengthOf('a')]).toEqual(['preview', 'check', 0]);
  });
});

function countOf(users: readonly string[], user: string): number {
  return users.filter((each) => each === user).length;
}
