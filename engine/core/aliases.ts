import { isBlank } from './blank.ts';
import type { JsonObject } from './json.ts';
import { placesOf } from './places.ts';
import { getAt, pointerOf, removeAt, setAt, tokensOf } from './pointer.ts';
import type { Entity } from './product/entity.ts';

/**
 * A record from outside or of older days in the form of today: values that stand at a former place are moved to
 * the present one, unless that has a value of its own. Former places never stay. Codes in another spelling become
 * the codes of today.
 */
export function withoutAliases<Value extends JsonObject>(
  { aliases = {}, spellings = {} }: Entity,
  record: Value,
): Value {
  const moved = Object.entries(aliases).reduce(
    (value, [at, others]) => others.reduce((rest, other) => move(rest, other, at), value),
    record,
  );
  return Object.entries(spellings).reduce((value, [at, codes]) => respell(value, at, codes), moved);
}

/** A code in another spelling, or in other letters, becomes the code; what is no code stays as it is. */
function respell<Value extends JsonObject>(
  record: Value,
  pattern: string,
  codes: Readonly<Record<string, string>>,
): Value {
  return placesOf(pattern, record).reduce((value, place) => {
    const written = getAt(value, place);
    const spelling = typeof written === 'string' ? written.trim().toLowerCase() : '';
    const code = Object.hasOwn(codes, spelling) ? codes[spelling] : undefined;
    return code === undefined || code === written ? value : setAt(value, place, code);
  }, record);
}

function move<Value extends JsonObject>(record: Value, from: string, to: string): Value {
  return placesOf(from, record).reduce((value, place) => {
    const target = sameRow(to, place);
    const moved = getAt(value, place);
    const rest = removeAt(value, place);
    return isBlank(moved) || !isBlank(getAt(value, target)) ? rest : setAt(rest, target, moved);
  }, record);
}

/** The place of a pattern in the rows that another place lies in. */
function sameRow(pattern: string, place: string): string {
  const around = tokensOf(place);
  return pointerOf(
    tokensOf(pattern).map((token, index) => (token === '*' ? (around[index] ?? token) : token)),
  );
}
