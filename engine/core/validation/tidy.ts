import { withoutBlanks } from '../json/blank.ts';
import { isJsonObject } from '../json/json.ts';
import type { Entity } from '../product/entity.ts';

/** The form in which values of an entity are checked and stored: without blanks, or to the letter. */
export function tidyValue<Value>(entity: Pick<Entity, 'isExact'>, value: Value): Value {
  return entity.isExact === true ? (withoutUndefined(value) as Value) : withoutBlanks(value);
}

/** The value as JSON says it; a part without anything undefined is the given one, not a copy. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withoutUndefined);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isJsonObject(value)) return value;
  const before = Object.entries(value);
  const entries = before
    .filter(([, part]) => part !== undefined)
    .map(([name, part]) => [name, withoutUndefined(part)] as const);
  const isSame =
    entries.length === before.length && entries.every(([, part], index) => part === before[index]?.[1]);
  return isSame ? value : Object.fromEntries(entries);
}
