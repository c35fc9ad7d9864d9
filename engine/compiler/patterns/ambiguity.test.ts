import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isAmbiguous } from './ambiguity.ts';

it.each([
  '^[0-9]{10}$',
  '^[^@\\s]+@[^@\\s.]+(\\.[^@\\s.]+)+$',
  '^(?:ab|cd)+$',
  '^(a{1,3}b)*$',
  '^\\p{L}+( \\p{L}+)*$',
  '^(?:a|b|[^ab])*$',
  '^(\\d{3}-?){10,12}$',
  '^(?:\\d?){6}$',
  '^(?!.*--)[a-z-]*$',
  '^(?:[^"\\\\]|\\\\.)*$',
  '^([01]?\\d|2[0-3]):[0-5]\\d$',
  '^(?:(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?!$)|$)){4}$',
  'a{0}',
])('can be read in one way only, or in few: %s', (pattern) => {
  expect(isAmbiguous(pattern)).toBe(false);
});

it.each([
  '^(a|[ab])*$',
  '^(?:[a-z]|[a-f])+$',
  '^(?:\\d?){30}$',
  '^(a|aa)+$',
  '^(?:a?b?)*$',
  '^((a?)?b)*$',
  '^(?:a|b|ab)*$',
  '^(?:aba|ab|a)*$',
  '^(\\w|\\d)*-$',
  '^(?:.|\\s)*x$',
  '^(?=(a+)+b)',
  '^(?:x(?:y+)*z?)+$',
  '^(?:a{1,2}){40}$',
  '^(?:(?:a?){10}){10}$',
  '^(a*?)*$',
  '^(?:[^,]*,?)*$',
  '^(?:é|\\p{L})+$',
  '^(?:\\u00e9|é)+$',
])('can be read in very many ways: %s [FAULT-57]', (pattern) => {
  expect(isAmbiguous(pattern)).toBe(true);
});

type Tree =
  | { readonly letter: string }
  | { readonly parts: readonly Tree[]; readonly isChoice: boolean }
  | { readonly part: Tree; readonly isOptional: boolean; readonly isEndless: boolean };

const { tree } = fc.letrec<{ tree: Tree; letter: Tree; parts: Tree; repeated: Tree }>((tie) => ({
  tree: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('letter'), tie('parts'), tie('repeated')),
  letter: fc.constantFrom('a', 'b', '[ab]').map((letter) => ({ letter })),
  parts: fc.record({ parts: fc.array(tie('tree'), { minLength: 2, maxLength: 3 }), isChoice: fc.boolean() }),
  repeated: fc.record({ part: tie('tree'), isOptional: fc.boolean(), isEndless: fc.boolean() }),
}));

function written(each: Tree): string {
  if ('letter' in each) return each.letter;
  if ('parts' in each) return `(?:${each.parts.map(written).join(each.isChoice ? '|' : '')})`;
  const sign = each.isEndless ? (each.isOptional ? '*' : '+') : '?';
  return each.isEndless || each.isOptional ? `(?:${written(each.part)})${sign}` : written(each.part);
}

/** Counts the ways in which a backtracking matcher reads a text from each place, by the places where it ends. */
function waysIn(each: Tree, text: string, at: number): ReadonlyMap<number, number> {
  if ('letter' in each) {
    const isRead = at < text.length && new RegExp(`^${each.letter}$`).test(text[at] ?? '');
    return new Map(isRead ? [[at + 1, 1]] : []);
  }
  if ('parts' in each) {
    if (each.isChoice) return sum(each.parts.map((part) => waysIn(part, text, at)));
    return each.parts.reduce<ReadonlyMap<number, number>>(
      (ends, part) => onFrom(ends, part, text),
      new Map([[at, 1]]),
    );
  }
  const none = new Map(each.isOptional ? [[at, 1]] : []);
  const once = waysIn(each.part, text, at);
  if (!each.isEndless) return sum([none, once]);
  // A round that reads nothing is the last one.
  const more = new Map([...once].filter(([end]) => end > at));
  return sum([none, once, onFrom(more, { ...each, isOptional: false }, text)]);
}

function onFrom(ends: ReadonlyMap<number, number>, part: Tree, text: string): ReadonlyMap<number, number> {
  return sum(
    [...ends].map(
      ([end, ways]) => new Map([...waysIn(part, text, end)].map(([to, more]) => [to, ways * more])),
    ),
  );
}

function sum(all: readonly ReadonlyMap<number, number>[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const each of all) for (const [end, ways] of each) found.set(end, (found.get(end) ?? 0) + ways);
  return found;
}

const words = ['a', 'b', 'ab', 'ba', 'aab', 'abb', 'aba', 'bab'];

/** Reports whether the ways to read a repeated word at least double with each of its last repetitions. */
function growsFast(each: Tree): boolean {
  return words.some((word) => {
    const all = (times: number) =>
      [...waysIn(each, `${word.repeat(times)}${word}`, 0).values()].reduce((a, b) => a + b, 0);
    return all(9) >= 2 * all(8) && all(8) >= 2 * all(7) && all(7) > 40;
  });
}

it('finds very many ways wherever the ways double with each word of a text, whatever is repeated [FAULT-57]', () => {
  const isFound = (each: Tree) => {
    fc.pre(growsFast(each));
    expect(isAmbiguous(`^${written(each)}$`)).toBe(true);
  };
  fc.assert(fc.property(tree, isFound), { numRuns: 150, seed: 57 });
});

it('refuses no pattern whose ways grow slowly with every text', () => {
  const isLet = (each: Tree) => {
    fc.pre(!isAmbiguous(`^${written(each)}$`));
    expect(growsFast(each)).toBe(false);
  };
  fc.assert(fc.property(tree, isLet), { numRuns: 300, seed: 58 });
});
