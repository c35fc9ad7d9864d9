import { memoized } from '../compute/memoized.ts';

/**
 * Serializes a value with its properties sorted by name: values that `jsonEqual` finds equal yield the same text.
 * Cached, since many problems can concern one row.
 */
export function canonicalText(value: unknown): string {
  return typeof value === 'object' && value !== null ? knownTextOf(value) : textOf(value);
}

const knownTextOf = memoized((value: object) => textOf(value));

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value === 0 ? 0 : value) ?? '';
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const present = Object.entries(value).filter(([, child]) => child !== undefined);
  const sorted = present.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, child]) => `${JSON.stringify(name)}:${textOf(child)}`).join()}}`;
}
