import { type Amount, amountsAt } from './amounts.ts';
import { type MarkKind, meaningAt, type Substance, saltOf } from './lexicon.ts';
import { foldMedicine, type TextToken, textTokensOf } from './tokens.ts';
import wordList from './words.json' with { type: 'json' };

/** Part of a name, in order. */
export type Item =
  | {
      readonly kind: 'substances';
      readonly substances: readonly Substance[];
      readonly brand?: string;
      readonly mayBe: readonly string[];
      readonly text: string;
    }
  | { readonly kind: 'salt'; readonly salt: string; readonly text: string }
  | { readonly kind: 'mark'; readonly of: MarkKind; readonly value: string }
  | { readonly kind: 'amount'; readonly amount: Amount }
  | { readonly kind: 'numbers'; readonly numbers: readonly string[] }
  | { readonly kind: 'word'; readonly text: string; readonly denies?: readonly string[] }
  | { readonly kind: 'separator' };

const separators = ['/', '+', '&', ',', ';', 'and', 'with', 'plus', 'w'];
const silent = ['-', '–', '.', '#', ':', '"', "'", '(', ')', '[', ']', '{', '}', '|'];

/** Splits a name into items, with every unknown word as an item of its own. */
export function itemsOf(text: string): readonly Item[] {
  const tokens = textTokensOf(foldMedicine(text));
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { found, length } = itemAt(tokens, at, items.at(-1));
    items.push(...found);
    at += length;
  }
  return withoutDenied(items);
}

interface Step {
  readonly found: readonly Item[];
  readonly length: number;
}

function itemAt(tokens: readonly TextToken[], at: number, before: Item | undefined): Step {
  const { text = '' } = tokens[at] ?? {};
  const meant = meaningAt(tokens, at);
  const salt = (meant?.length ?? 1) > 1 ? undefined : saltOf(text);
  if (salt !== undefined && isNamed(before)) return { found: [{ kind: 'salt', salt, text }], length: 1 };
  if (meant !== undefined)
    return { found: meantItems(meant, textOf(tokens, at, meant.length)), length: meant.length };
  const amounts = amountsAt(tokens, at);
  if (amounts !== undefined) return { found: amountItems(amounts), length: amounts.length };
  if (separators.includes(text)) return { found: [{ kind: 'separator' }], length: 1 };
  if (silent.includes(text)) return { found: parting(tokens, at) ? [{ kind: 'separator' }] : [], length: 1 };
  return { found: [{ kind: 'word', text }], length: 1 };
}

function isNamed(before: Item | undefined): boolean {
  return before?.kind === 'substances' || before?.kind === 'salt' || before?.kind === 'word';
}

function textOf(tokens: readonly TextToken[], at: number, length: number): string {
  const words = tokens.slice(at, at + length).filter(({ kind }) => kind !== 'mark');
  return words.map(({ text }) => text).join(' ');
}

function meantItems({ meaning }: NonNullable<ReturnType<typeof meaningAt>>, text: string): readonly Item[] {
  switch (meaning.kind) {
    case 'filler':
      return [];
    case 'brand':
      return [{ kind: 'substances', substances: meaning.substances, brand: meaning.name, mayBe: [], text }];
    case 'ingredient':
      return [{ kind: 'substances', substances: meaning.substances, mayBe: meaning.mayBe ?? [], text }];
    default:
      return [{ kind: 'mark', of: meaning.kind, value: meaning.value }];
  }
}

function amountItems({ amounts, bare }: NonNullable<ReturnType<typeof amountsAt>>): readonly Item[] {
  if (bare.length > 0) return [{ kind: 'numbers', numbers: bare }];
  return amounts.map((amount) => ({ kind: 'amount', amount }));
}

/** Reports whether a hyphen stands between two words long enough to be two substances. */
function parting(tokens: readonly TextToken[], at: number): boolean {
  const isLong = (token: TextToken | undefined) => token?.kind === 'word' && token.text.length >= 5;
  return tokens[at]?.text === '-' && isLong(tokens[at - 1]) && isLong(tokens[at + 1]);
}

/** Reads a denied substance (`aspirin free`, `without codeine`) as a mere word of the name. */
function withoutDenied(items: readonly Item[]): readonly Item[] {
  const isWord = (item: Item | undefined, words: readonly string[]) =>
    item?.kind === 'word' && words.includes(item.text);
  return items.map((item, index) => {
    if (item.kind !== 'substances') return item;
    const isDenied = isWord(items[index - 1], wordList.denials) || isWord(items[index + 1], ['free']);
    const denies = item.substances.map(({ name }) => name);
    return isDenied ? { kind: 'word', text: item.text, denies } : item;
  });
}
