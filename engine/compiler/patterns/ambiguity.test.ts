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
  '^(?:[\\u0400-\\u04FF]+ )+$',
  '^\\p{Script=Hebrew}+(?:-\\p{Script=Hebrew}+)*$',
  '^(?:\\d{1,4}){1,5}$',
  '^[A-Za-z]{1,60}$',
  '^\\d?\\d?\\d?\\d?\\d$',
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
  '^(?:\\p{Script=Cyrillic}+ ?)+$',
  '^(?:[\\u0400-\\u04FF]+[ -]?)+$',
  '^(?:\\p{Script=Hebrew}+-?)*$',
  '^(?:[\\u{1F600}-\\u{1F64F}]+,?)+$',
  '^(?:\\d{1,4}){1,15}$',
  '^(?:a|a){16}(?:a|a){16}$',
  `^${'\\d?'.repeat(30)}$`,
])('can be read in very many ways: %s [FAULT-57]', (pattern) => {
  expect(isAmbiguous(pattern)).toBe(true);
});

it('is not proved, and refused, where it is too large, and is proved where it is long only [FAULT-57]', () => {
  const words = Array.from({ length: 1000 }, (_none, index) => `${index.toString(36).padStart(3, 'a')}x`);
  expect(isAmbiguous(`^(?:${words.join('|')})$`)).toBe(false);
  expect(isAmbiguous(`^(?:${words.slice(0, 100).join('|')})+$`)).toBe(false);
  const boxes = Array.from({ length: 400 }, (_none, index) => `(?:\\u{${(0x4e00 + index).toString(16)}})?`);
  expect(isAmbiguous(`^(?:-${boxes.join('')})+$`)).toBe(true);
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

/** Counts the ways in which a backtracking matcher reads a text from an index, by the indices where it ends. */
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

/** Counts the ways in which a matcher stands at the end of a text within a part. */
function waysWithin(each: Tree, text: string, at: number): number {
  if ('letter' in each) return at === text.length ? 1 : 0;
  if ('part' in each) {
    const again = each.isEndless ? [...waysIn(each.part, text, at)].filter(([end]) => end > at) : [];
    return weightedSum([[at, 1]], each.part, text) + weightedSum(again, each, text);
  }
  if (each.isChoice) return each.parts.reduce((count, part) => count + waysWithin(part, text, at), 0);
  const [first, ...rest] = each.parts;
  if (first === undefined) return 0;
  const ends = [...waysIn(first, text, at)];
  return waysWithin(first, text, at) + weightedSum(ends, { parts: rest, isChoice: false }, text);
}

function weightedSum(
  ends: readonly (readonly [at: number, ways: number])[],
  each: Tree,
  text: string,
): number {
  return ends.reduce((count, [at, ways]) => count + ways * waysWithin(each, text, at), 0);
}

const starts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'bb'];

/** Words of up to four letters. */
const words = Array.from({ length: 30 }, (_none, index) =>
  (index + 2).toString(2).slice(1).replaceAll('0', 'a').replaceAll('1', 'b'),
);

/** Reports whether the ways to read some repeated word, after some start, grow by this factor with each repetition. */
function growsBy(factor: number, each: Tree): boolean {
  const grows = (start: string, word: string) => {
    const all = (times: number) => {
      const text = start + word.repeat(times);
      return waysWithin(each, text, 0) + (waysIn(each, text, 0).get(text.length) ?? 0);
    };
    return all(4) > 1 && all(10) >= factor ** 6 * all(4);
  };
  return starts.some((start) => words.some((word) => grows(start, word)));
}

it('finds very many ways wherever the ways double with each word of a text, whatever is repeated [FAULT-57]', () => {
  const isFound = (each: Tree) => {
    fc.pre(growsBy(2, each));
    expect(isAmbiguous(`^${written(each)}$`)).toBe(true);
  };
  fc.assert(fc.property(tree, isFound), { numRuns: 60, seed: 57 });
});

it('finds very many ways nowhere else', () => {
  const isReal = (each: Tree) => {
    fc.pre(isAmbiguous(`^${written(each)}$`));
    expect(growsBy(1.5, each)).toBe(true);
  };
  fc.assert(fc.property(tree, isReal), { numRuns: 100, seed: 58 });
});
