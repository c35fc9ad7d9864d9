import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharedWith } from './shared-with.ts';

it('keeps what is equal as the object that it was, and nothing else', () => {
  const before = { a: { title: 'A' }, b: [{ title: 'B' }, 1], c: 3 };
  const after = structuredClone({ ...before, a: { title: 'Other' } });
  const shared = sharedWith(before, after) as typeof before;
  expect(shared).toEqual(after);
  expect(shared.b).toBe(before.b);
  expect(shared.a).not.toBe(before.a);
  expect(sharedWith(before, structuredClone(before))).toBe(before);
});

it('says the same as the value itself, in the same order', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  fc.assert(
    fc.property(value, value, (before, after) => {
      expect(JSON.stringify(sharedWith(before, after))).toBe(JSON.stringify(after));
      expect(sharedWith(before, structuredClone(before))).toEqual(before);
    }),
  );
  expect(sharedWith([], {})).toEqual({});
  expect(sharedWith({}, [])).toEqual([]);
  const [one, other] = [
    { a: 1, b: 2 },
    { b: 2, a: 1 },
  ];
  expect(Object.keys(sharedWith(one, other) as object)).toEqual(['b', 'a']);
});
