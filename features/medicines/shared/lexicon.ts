import abbreviationList from './abbreviations.json' with { type: 'json' };
import brandList from './brands.json' with { type: 'json' };
import ingredientList from './ingredients.json' with { type: 'json' };
import { foldMedicine, type TextToken, textTokensOf } from './tokens.ts';
import wordList from './words.json' with { type: 'json' };

/** Substance with its salts, such as metoprolol and succinate. */
export interface Substance {
  readonly name: string;
  readonly salts: readonly string[];
}

/** Meaning of words in a name. */
export type Meaning =
  | {
      readonly kind: 'ingredient';
      readonly substances: readonly Substance[];
      readonly mayBe?: readonly string[];
    }
  | { readonly kind: 'brand'; readonly name: string; readonly substances: readonly Substance[] }
  | { readonly kind: MarkKind; readonly value: string }
  | { readonly kind: 'filler' };

/** Kind of property besides substances by which medicines differ. */
export type MarkKind = 'form' | 'route' | 'release' | 'device';

interface Abbreviation {
  readonly short: string;
  readonly means: readonly string[];
  readonly isErrorProne?: boolean;
}

type Spellings = Readonly<Record<string, readonly string[]>>;

const brands: Spellings = brandList;
const plainSalts: Spellings = ingredientList.plainSalts;
const abbreviations: readonly Abbreviation[] = abbreviationList.abbreviations;
const salts = spelled(ingredientList.salts);
const ingredients = new Set(ingredientList.ingredients);

const mostWords = 5;

/** Marks within a name: `klor-con`, `70/30`. */
const within = ['-', '/', '#'];

interface Found {
  readonly meaning: Meaning;
  readonly length: number;
}

/** Abbreviations of drugs; one that stands for several drugs, or is mistaken for others, is error-prone. */
export const shortNames: readonly Abbreviation[] = abbreviations;

/** Finds the meaning of the words at a position, longest phrase first, with its number of tokens. */
export function meaningAt(tokens: readonly TextToken[], at: number): Found | undefined {
  const words: string[] = [];
  let best: Found | undefined;
  for (let end = at; end < tokens.length && words.length < mostWords; end += 1) {
    const { text = '', kind } = tokens[end] ?? {};
    if (kind === 'mark' && (words.length === 0 || !within.includes(text))) break;
    if (kind === 'mark') continue;
    words.push(text);
    const meaning = phrases.get(words.join(' '));
    if (meaning !== undefined) best = { meaning, length: end - at + 1 };
  }
  return best;
}

/** Finds the salt that a word stands for. */
export function saltOf(word: string): string | undefined {
  return salts.get(word);
}

/** Lists the salts of a substance that distinguish medicines, without those that always accompany it. */
export function distinctiveSalts({ name, salts: own }: Substance): readonly string[] {
  const plain = Object.hasOwn(plainSalts, name) ? (plainSalts[name] ?? []) : [];
  return own.filter((salt) => !plain.includes(salt));
}

const phrases: ReadonlyMap<string, Meaning> = new Map(
  [...meanings()].map(([words, meaning]) => [keyOf(words), meaning]),
);

function* meanings(): Generator<readonly [string, Meaning]> {
  yield* marks('form', wordList.forms);
  yield* marks('route', wordList.routes);
  yield* marks('release', wordList.releases);
  yield* marks('device', wordList.devices);
  for (const word of wordList.fillers) yield [word, { kind: 'filler' }];
  for (const name of ingredients) yield [name, ingredient(name)];
  for (const [words, name] of Object.entries(ingredientList.synonyms)) yield [words, ingredient(name)];
  for (const { short, means, isErrorProne = false } of abbreviations)
    yield [short, isErrorProne ? unclear(short, means) : ingredient(means[0] ?? short)];
  for (const [name, named] of Object.entries(brands))
    yield [name, { kind: 'brand', name: keyOf(name), substances: named.flatMap(substancesOf) }];
}

function* marks(kind: MarkKind, words: Spellings): Generator<readonly [string, Meaning]> {
  for (const [spelling, value] of spelled(words)) yield [spelling, { kind, value }];
}

function spelled(words: Spellings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([value, spellings]) =>
      [value, ...spellings].map((each) => [each, value] as const),
    ),
  );
}

function ingredient(name: string): Meaning {
  return { kind: 'ingredient', substances: substancesOf(name) };
}

function unclear(short: string, means: readonly string[]): Meaning {
  const mayBe = means.flatMap((each) => substancesOf(each).map(({ name }) => name));
  return { kind: 'ingredient', substances: [{ name: short, salts: [] }], mayBe };
}

/** Splits `tenofovir disoproxil` into the substance and its salt, `aspirin + caffeine` into both substances. */
function substancesOf(text: string): readonly Substance[] {
  return text.split(' + ').map((each) => {
    const words = each.split(' ');
    const count = words.findIndex((_word, index) =>
      ingredients.has(words.slice(0, words.length - index).join(' ')),
    );
    const length = count < 0 ? words.length : words.length - count;
    return { name: words.slice(0, length).join(' '), salts: words.slice(length) };
  });
}

function keyOf(words: string): string {
  return textTokensOf(foldMedicine(words))
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');
}
