import type { Expression, Scope } from '../../../core/expressions/scope.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { getAt, pathToPointer, removeAt, setAt } from '../../../core/json/pointer.ts';
import type { FieldFills, FormDescriptor, FormField } from '../../../core/product/form.ts';
import { withoutFilled } from './fill.ts';

export interface SettleInput {
  readonly form: FormDescriptor;
  readonly before: JsonObject;
  readonly values: JsonObject;
  readonly scopeOf: (values: JsonObject) => Scope;
  /** Reports whether the choices of a field include a value. */
  readonly offers: (path: string, value: Json, scope: Scope) => boolean;
}

/** Maximum number of rounds, since derived values may depend on each other; a longer chain is a cycle. */
const mostRounds = 8;

/**
 * Applies the consequences of a change until nothing changes any more: clears fields that exclude each other,
 * derives values, and empties fields that become hidden.
 */
export function settle(input: SettleInput): JsonObject {
  const { form, before, values, scopeOf } = input;
  const picked = clearUnpicked(form, before, clearExcluded(form, before, values));
  let current = clearUnoffered({ ...input, values: picked });
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

/**
 * Clears the values that a picked item has filled in once the user changes the picked text, to which they no longer
 * belong.
 */
function clearUnpicked(form: FormDescriptor, before: JsonObject, values: JsonObject): JsonObject {
  return movingOf(form).filling.reduce((next, { pointer, fills }) => {
    const isSame = (at: string) => jsonEqual(getAt(before, at), getAt(next, at));
    const isPicked = getAt(next, fills.mark) !== undefined;
    return isPicked && !isSame(pointer) && isSame(fills.mark) ? withoutFilled(next, fills, pointer) : next;
  }, values);
}

/**
 * Clears a chosen value that a change of other values has removed from the choices; keeps a value that never was one
 * of them.
 */
function clearUnoffered({ form, before, values, scopeOf, offers }: SettleInput): JsonObject {
  let next = values;
  for (const { pointer, path } of movingOf(form).narrowed) {
    const value = getAt(next, pointer);
    if (value === undefined || value === null) continue;
    if (offers(path, value, scopeOf(before)) && !offers(path, value, scopeOf(next)))
      next = removeAt(next, pointer);
  }
  return next;
}

function isTicked(values: JsonObject, pointer: string): boolean {
  return getAt(values, pointer) === true;
}

function derive(form: FormDescriptor, values: JsonObject, scopeOf: SettleInput['scopeOf']): JsonObject {
  let next = values;
  for (const { pointer, derive: expression, enabledWhen } of movingOf(form).deriving) {
    const scope = scopeOf(next);
    if (enabledWhen?.evaluate(scope) === true) continue;
    next = withValue(next, pointer, expression.evaluate(scope) as Json | undefined);
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

/** Fields of a form that change when other fields change. */
interface Moving {
  readonly excluding: readonly { readonly pointer: string; readonly clears: readonly string[] }[];
  readonly filling: readonly { readonly pointer: string; readonly fills: FieldFills }[];
  readonly deriving: readonly Deriving[];
  readonly narrowed: readonly { readonly pointer: string; readonly path: string }[];
  readonly clearing: readonly { readonly pointer: string; readonly visibleWhen: Expression<boolean> }[];
}

interface Deriving {
  readonly pointer: string;
  readonly derive: Expression;
  /** Condition on which the user can type the value. */
  readonly enabledWhen: Expression<boolean> | undefined;
}

const known = new WeakMap<FormDescriptor, Moving>();

/** Finds the fields that depend on others. Cached by form, since every change needs them. */
function movingOf(form: FormDescriptor): Moving {
  const moving = known.get(form) ?? findMoving(form);
  known.set(form, moving);
  return moving;
}

function findMoving(form: FormDescriptor): Moving {
  const fields = Object.entries(form.fields).map(([path, field]) => [pathToPointer(path), field] as const);
  return {
    narrowed: Object.entries(form.fields)
      .filter(([path, { choices }]) => !path.includes('*') && isNarrowed(choices))
      .map(([path]) => ({ pointer: pathToPointer(path), path })),
    excluding: fields
      .filter(([, { clears }]) => clears.length > 0)
      .map(([pointer, { clears }]) => ({ pointer, clears: clears.map(pathToPointer) })),
    filling: fields.flatMap(([pointer, { fills }]) => (fills === undefined ? [] : [{ pointer, fills }])),
    deriving: fields.flatMap(([pointer, { derive, enabledWhen }]) =>
      derive === undefined ? [] : [{ pointer, derive, enabledWhen }],
    ),
    clearing: fields.flatMap(([pointer, { whenHidden, visibleWhen }]) =>
      whenHidden === 'clear' && visibleWhen !== undefined ? [{ pointer, visibleWhen }] : [],
    ),
  };
}

/**
 * Reports whether the form's values narrow the choices of a field. False if a call answers the choices, which
 * are not loaded here, so that the control and the rules check the value.
 */
function isNarrowed(choices: FormField['choices']): boolean {
  return choices?.where !== undefined && choices.call === undefined;
}

/** Sets or removes a value at a pointer; returns the same object where nothing changes. */
function withValue(values: JsonObject, pointer: string, value: Json | undefined): JsonObject {
  if (jsonEqual(getAt(values, pointer), value)) return values;
  return value === undefined ? removeAt(values, pointer) : setAt(values, pointer, value);
}
