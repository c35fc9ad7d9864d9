import { isBlank } from './blank.ts';
import type { JsonObject } from './json.ts';
import { placesOf } from './places.ts';
import { getAt, pointerOf, removeAt, setAt, tokensOf } from './pointer.ts';
import type { Entity } from './product.ts';

/**
 * A record from outside or of older days in the form of today: values that stand at a former place are moved to
 * the present one, unless that has a value of its own. Former places never stay.
 */
export function withoutAliases<Value extends JsonObject>({ aliases = {} }: Entity, record: Value): Value {
  return Object.entries(aliases).reduce(
    (moved, [at, others]) => others.reduce((value, other) => move(value, other, at), moved),
    record,
  );
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
