import { describe, expect, it } from 'vitest';
import { isInGroup, joinedBy, withCopy, without } from './joined-conditions.ts';

const a = { statType: 'a' };
const b = { statType: 'b' };
const c = { statType: 'c' };
const or = { orPrevious: true };

describe('conditions joined by “or”', () => {
  it('are joined by “and” where nothing is said', () => {
    expect(joinedBy(a, true)).toEqual({ ...a, ...or });
    expect(joinedBy({ ...a, ...or }, false)).toEqual(a);
  });

  it('leave the group to the next one when the first one is removed', () => {
    expect(without([a, b, { ...c, ...or }], 1)).toEqual([a, c]);
    expect(without([a, { ...b, ...or }, { ...c, ...or }], 1)).toEqual([a, { ...c, ...or }]);
    expect(
      without(
        [
          { ...a, ...or },
          { ...b, ...or },
        ],
        0,
      ),
    ).toEqual([{ ...b, ...or }]);
  });

  it('are copied within their group', () => {
    expect(withCopy([a, b], 0)).toEqual([a, a, b]);
    expect(withCopy([a, { ...b, ...or }], 0)).toEqual([a, { ...a, ...or }, { ...b, ...or }]);
    expect(withCopy([a, { ...b, ...or }], 1)).toEqual([a, { ...b, ...or }, { ...b, ...or }]);
  });

  it('are alternatives of the one before them, which the first one has none of', () => {
    expect([a, { ...b, ...or }, c].map((_, index, all) => isInGroup(all, index))).toEqual([
      true,
      true,
      false,
    ]);
    expect([{ ...a, ...or }, b].map((_, index, all) => isInGroup(all, index))).toEqual([false, false]);
  });
});
