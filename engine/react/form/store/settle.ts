import { jsonEqual } from '../../../core/equal.ts';
import type { Scope } from '../../../core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../../core/pointer.ts';
import type { FormDescriptor, FormField } from '../../../core/product.ts';

export interface SettleInput {
  readonly form: FormDescriptor;
  readonly before: JsonObject;
  readonly values: JsonObject;
  readonly scopeOf: (values: JsonObject) => Scope;
}

/** Derived values may lean on each other; a chain longer than this is a circle. */
const mostRounds = 8;

/**
 * What else changes with a change: fields that exclude each other, derived values, and what is emptied when
 * its field hides. Goes on until nothing moves any more.
 */
export function settle({ form, before, values, scopeOf }: SettleInput): JsonObject {
  let current = clearExcluded(form, before, values);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = clearHidden(form, derive(form, current, scopeOf), scopeOf);
    if (next === current) break;
    current = next;
  }
  return current;
}

function clearExcluded(form: FormDescriptor, before: JsonObject, values: JsonObject): JsonObject {
  let next = values;
  for (const [path, field] of Object.entries(form.fields)) {
    const pointer = pathToPointer(path);
    if (field.clears.length === 0 || !isTicked(values, pointer) || isTicked(before, pointer)) continue;
    for (const other of field.clears) {
      if (isTicked(next, pathToPointer(other))) next = setAt(next, pathToPointer(other), false);
    }
  }
  return next;
}

function isTicked(values: JsonObject, pointer: string): boolean {
  return getAt(values, pointer) === true;
}

function derive(form: FormDescriptor, values: JsonObject, scopeOf: SettleInput['scopeOf']): JsonObject {
  let next = values;
  for (const [path, field] of Object.entries(form.fields)) {
    if (field.derive === undefined) continue;
    const derived = field.derive.evaluate(scopeOf(next)) as Json | undefined;
    next = withValue(next, pathToPointer(path), derived);
  }
  return next;
}

function clearHidden(form: FormDescriptor, values: JsonObject, scopeOf: SettleInput['scopeOf']): JsonObject {
  let next = values;
  for (const [path, field] of Object.entries(form.fields)) {
    if (clearsNow(field, next, scopeOf)) next = withValue(next, pathToPointer(path), undefined);
  }
  return next;
}

function clearsNow(field: FormField, values: JsonObject, scopeOf: SettleInput['scopeOf']): boolean {
  if (field.whenHidden !== 'clear' || field.visibleWhen === undefined) return false;
  return !field.visibleWhen.evaluate(scopeOf(values));
}

/** The same object where the value already is so. */
function withValue(values: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  if (jsonEqual(getAt(values, pointer), value)) return values;
  return value === undefined ? removeAt(values, pointer) : setAt(values, pointer, value);
}
