import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupRows, type Likeness } from './group-rows.ts';

interface Row {
  readonly key: string;
  readonly likeness: Likeness;
}

const row = (key: string, same: string, related: readonly string[] = [same], exact?: string): Row => ({
  key,
  likeness: { same, related, exact },
});

const group = (rows: readonly Row[]) =>
  groupRows({ rows, keyOf: ({ key }) => key, likenessOf: ({ likeness }) => likeness });

/** Summarizes the groups: the kind of each, and the keys of the rows of its entries. */
const shapeOf = (rows: readonly Row[]) =>
  group(rows).map(({ kind, entries }) => [kind, ...entries.map((entry) => entry.rows.map(({ key }) => key))]);

describe('rows of several lists', () => {
  it('are identical, similar or only here', () => {
    expect(
      shapeOf([row('a', 'x'), row('b', 'x'), row('c', 'y', ['q']), row('d', 'z', ['q']), row('e', 'w')]),
    ).toEqual([
      ['identical', ['a', 'b']],
      ['similar', ['c'], ['d']],
      ['only', ['e']],
    ]);
  });

  it('of the same identity are one entry even if the words differ', () => {
    expect(shapeOf([row('a', 'x', ['x'], '1'), row('b', 'y', ['y'], '1')])).toEqual([
      ['identical', ['a', 'b']],
    ]);
  });

  it('with the same words and different identities stay apart, and nobody guesses for a row without one', () => {
    expect(shapeOf([row('a', 'x', ['x'], '1'), row('b', 'x', ['x'], '2'), row('c', 'x')])).toEqual([
      ['similar', ['a'], ['b'], ['c']],
    ]);
  });

  it('belong together also through a row that shares something with both', () => {
    expect(shapeOf([row('a', '1', ['x']), row('b', '2', ['y']), row('c', '3', ['x', 'y'])])).toEqual([
      ['similar', ['a'], ['b'], ['c']],
    ]);
  });

  const few = fc.constantFrom('p', 'q', 'r', 's');
  const rows = fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 6 }), { maxLength: 40 })
    .chain((keys) =>
      fc.tuple(
        ...keys.map((key) =>
          fc
            .record({
              same: few,
              related: fc.array(few, { maxLength: 2 }),
              exact: fc.option(few, { nil: undefined }),
            })
            .map((likeness): Row => ({ key, likeness })),
        ),
      ),
    )
    .map((given) => [...given]);

  it('are grouped alike in whatever order they come, none lost and none twice', () => {
    fc.assert(
      fc.property(
        rows.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
        ),
        ([given, shuffled]) => {
          expect(shapeOf(shuffled)).toEqual(shapeOf(given));
          const keys = group(given).flatMap(({ entries }) =>
            entries.flatMap((entry) => entry.rows.map(({ key }) => key)),
          );
          expect(keys.toSorted()).toEqual(given.map(({ key }) => key).toSorted());
        },
      ),
    );
  });

  it('of two identities that their words also tell apart are never one entry', () => {
    fc.assert(
      fc.property(rows, (given) => {
        // Adds the identity to the texts, so that a row without an identity never matches two rows with
        // different ones.
        const told = given.map(({ key, likeness }) => ({
          key,
          likeness: { ...likeness, same: `${likeness.same} ${likeness.exact ?? ''}` },
        }));
        for (const { entries } of group(told))
          for (const entry of entries)
            expect(new Set(entry.rows.map(({ likeness }) => likeness.exact)).size).toBe(1);
      }),
    );
  });
});
