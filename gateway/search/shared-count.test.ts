import { expect, it } from 'vitest';
import type { Queryable } from '../store/database.ts';
import { sharedCount } from './shared-count.ts';

const database = {} as Queryable;

it('counts once for all who ask the same at once, and again for who asks later', async () => {
  let counted = 0;
  const open: (() => void)[] = [];
  const count = async () => {
    counted += 1;
    const answer = counted;
    await new Promise<void>((resolve) => open.push(resolve));
    return answer;
  };
  const first = [sharedCount(database, 'a', count), sharedCount(database, 'a', count)];
  const other = sharedCount(database, 'b', count);
  const elsewhere = sharedCount({} as Queryable, 'a', count);
  for (const resolve of open) resolve();
  expect(await Promise.all([...first, other, elsewhere])).toEqual([1, 1, 2, 3]);
  const later = sharedCount(database, 'a', count);
  open.at(-1)?.();
  expect(await later).toBe(4);
});

it('fails for all who wait, and for nobody after them', async () => {
  const failing = () => Promise.reject(new Error('away'));
  const both = [sharedCount(database, 'c', failing), sharedCount(database, 'c', failing)];
  expect(await Promise.allSettled(both)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
  expect(await sharedCount(database, 'c', async () => 7)).toBe(7);
});
