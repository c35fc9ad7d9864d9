import type { Scope } from '../expressions/scope.ts';
import type { JsonObject } from '../json/json.ts';
import { pathToPointer, pointerOf } from '../json/pointer.ts';
import type { DerivedObject } from '../product/entity.ts';
import type { FormDescriptor, FormYield } from '../product/form.ts';
import { isExpression, objectOf } from '../records/derive.ts';

/**
 * Composes the records that a form stores instead of its own values; undefined for a record whose condition is
 * false.
 */
export function collectedRecords(form: FormDescriptor, scope: Scope): readonly (JsonObject | undefined)[] {
  return (form.yields ?? []).map(({ when, record }) =>
    when === undefined || when.evaluate(scope) ? objectOf(record, scope) : undefined,
  );
}

/**
 * Finds the form field from which a value of a collected record was copied; undefined for a value that was not
 * copied.
 */
export function enteredAt({ record }: FormYield, at: string): string | undefined {
  const entries = entriesOf(record, []);
  const exact = entries.find(([path]) => path === at);
  return (exact ?? entries.find(([path]) => path.startsWith(`${at}/`)))?.[1];
}

/** Lists the leaves copied from fields of the form, e.g. `self.weight`: path in the record, path in the form. */
function entriesOf(record: DerivedObject, path: readonly (string | number)[]): readonly [string, string][] {
  return Object.entries(record).flatMap(([key, leaf]): readonly [string, string][] => {
    const pointer = [...path, key];
    if (isTemplates(leaf)) return leaf.flatMap((item, index) => entriesOf(item, [...pointer, index]));
    if (!isExpression(leaf)) return entriesOf(leaf, pointer);
    const field = /^self\.([A-Za-z_][\w.]*)$/.exec(leaf.source.trim())?.[1];
    return field === undefined ? [] : [[pointerOf(pointer), pathToPointer(field)]];
  });
}

function isTemplates(leaf: DerivedObject[string]): leaf is readonly DerivedObject[] {
  return Array.isArray(leaf);
}
