// Functions for compiled validators at run time, since Ajv's own helpers are CommonJS, which hosts load differently.

export { jsonEqual as equal } from '../json/equal.ts';
export { isMultipleOf } from '../numbers/decimal.ts';
export { fullFormats } from './formats.ts';

/** Appends errors to a list of errors, in place. */
export function joined<Item>(errors: Item[], more: readonly Item[]): Item[] {
  for (const error of more) errors.push(error);
  return errors;
}

/**
 * Collects the names of a schema's properties, so that a validator can test the names of a record against a
 * set.
 */
export function namesOf(properties: object): ReadonlySet<string> {
  return new Set(Object.keys(properties));
}

/** Counts the characters (code points) of a text as JSON Schema does: an emoji counts as one. */
export function ucs2length(text: string): number {
  const units = text.length;
  let length = units;
  // Iterates over code units instead of a string iterator, for speed: this runs for every limited text of every
  // record.
  for (let index = 0; index < units; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = index + 1 < units ? text.charCodeAt(index + 1) : 0;
    if (next >= 0xdc00 && next <= 0xdfff) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}
