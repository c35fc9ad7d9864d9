import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffLines } from './line-diff.ts';

const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

it('removes what was and adds what is, line by line', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const shown = diffLines(before.join('\n'), after.join('\n')).flat();
      const count = (kind: string) => shown.filter((line) => line.kind === kind).length;
      const lengths = before.join('\n').split('\n').length - after.join('\n').split('\n').length;
      expect(count('removed') - count('added')).toBe(lengths);
    }),
  );
});

it('shows each change with the lines around it', () => {
  const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].join('\n');
  const hunks = diffLines(before, before.replace('1', 'one').replace('9', 'nine'));
  expect(hunks.map((hunk) => hunk.map(({ kind, text }) => `${kind} ${text}`))).toEqual([
    ['removed 1', 'added one', 'unchanged 2', 'unchanged 3'],
    ['unchanged 7', 'unchanged 8', 'removed 9', 'added nine'],
  ]);
  expect(diffLines(before, before)).toEqual([]);
});
