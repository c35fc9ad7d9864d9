import type { Scope } from '../../../core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { getAt, pointerOf, removeAt, setAt } from '../../../core/json/pointer.ts';
import type { DerivedObject } from '../../../core/product/entity.ts';
import type { FieldFills } from '../../../core/product/form.ts';
import { isExpression, objectOf } from '../../../core/records/derive.ts';

/**
 * Sets the fields that a picked item fills; `scope` has the item as `item`, or the answer that proposes the values as
 * `answer`.
 */
export function fillWith(values: JsonObject, fills: Pick<FieldFills, 'with'>, scope: Scope): JsonObject {
  const made = objectOf(fills.with, scope);
  return filledPaths(fills).reduce((filled, at) => put(filled, at, getAt(made, at)), values);
}

/** Removes the values that a picked item has filled in, except the value at `kept`. */
export function withoutFilled(values: JsonObject, fills: FieldFills, kept: string): JsonObject {
  return filledPaths(fills)
    .filter((at) => at !== kept)
    .reduce((rest, at) => put(rest, at, undefined), values);
}

function put(values: JsonObject, at: string, value: Json | undefined): JsonObject {
  if (value !== undefined) return setAt(values, at, value);
  return getAt(values, at) === undefined ? values : removeAt(values, at);
}

function filledPaths({ with: template }: Pick<FieldFills, 'with'>): readonly string[] {
  return leavesOf(template, []);
}

function leavesOf(template: DerivedObject, path: readonly string[]): readonly string[] {
  return Object.entries(template).flatMap(([key, leaf]) => {
    const pointer = [...path, key];
    return Array.isArray(leaf) || isExpression(leaf)
      ? [pointerOf(pointer)]
      : leavesOf(leaf as DerivedObject, pointer);
  });
}
