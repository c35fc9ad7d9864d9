import { jsonEqual } from '../../../core/equal.ts';
import type { Expression, Scope } from '../../../core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../../core/pointer.ts';
import type { FormDescriptor } from '../../../core/product.ts';

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
  for (const { pointer, clears } of movingOf(form).excluding) {
    if (!isTicked(values, pointer) || isTicked(before, pointer)) continue;
    for (const other of clears) if (isTicked(next, other)) next = setAt(next, other, false);
  }
  return next;
}

function isTicked(values: JsonObject, pointer: string): boolean {
  return getAt(values, pointer) === true;
}

function derive(form: FormDescriptor, values: JsonObject, scopeOf: SettleInput['scopeOf']): JsonObject {
  let next = values;
  for (const { pointer, derive: expression } of movingOf(form).deriving) {
    next = withValue(next, pointer, expression.evaluate(scopeOf(next)) as Json | undefined);
  }
  return next;
}

function clearHidden(form: FormDescriptor, values: JsonObject, scopeOf: SettleInput['scopeOf']): JsonObject {
  let next = values;
  for (const { pointer, visibleWhen } of movingOf(form).clearing) {
    if (!visibleWhen.evaluate(scopeOf(next))) next = withValue(next, pointer, undefined);
  }
  return next;
}

/** The few fields of a form that move when others do. */
interface Moving {
  readonly excluding: readonly { readonly pointer: string; readonly clears: readonly string[] }[];
  readonly deriving: readonly { readonly pointer: string; readonly derive: Expression }[];
  readonly clearing: readonly { readonly pointer: string; readonly visibleWhen: Expression<boolean> }[];
}

const known = new WeakMap<FormDescriptor, Moving>();

/** Found once a form: every change of every field asks for them. */
function movingOf(form: FormDescriptor): Moving {
  const moving = known.get(form) ?? findMoving(form);
  known.set(form, moving);
  return moving;
}

function findMoving(form: FormDescriptor): Moving {
  const fields = Object.entries(form.fields).map(([path, field]) => [pathToPointer(path), field] as const);
  return {
    excluding: fields
      .filter(([, { clears }]) => clears.length > 0)
      .map(([pointer, { clears }]) => ({ pointer, clears: clears.map(pathToPointer) })),
    deriving: fields.flatMap(([pointer, { derive }]) => (derive === undefined ? [] : [{ pointer, derive }])),
    clearing: fields.flatMap(([pointer, { whenHidden, visibleWhen }]) =>
      whenHidden === 'clear' && visibleWhen !== undefined ? [{ pointer, visibleWhen }] : [],
    ),
  };
}

/** The same object where the value already is so. */
function withValue(values: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  if (jsonEqual(getAt(values, pointer), value)) return values;
  return value === undefined ? removeAt(values, pointer) : setAt(values, pointer, value);
}
