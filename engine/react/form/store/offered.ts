import type { Scope } from '../../../core/expressions/scope.ts';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import type { CodeEntry } from '../../../core/product/value-set.ts';
import { fieldFactsOf } from './field-facts.ts';
import type { FormContext } from './form-context.ts';

/** Lists the entries of a field's value set. */
export function offeredEntries(context: FormContext, path: string): readonly CodeEntry[] {
  const codes = fieldFactsOf(context, path).field?.codes;
  return codes === undefined ? [] : (context.product.codes[codes]?.codes ?? []);
}

/** Reports whether the form, with its current values, offers an entry or row as a choice. */
export function offersItem(context: FormContext, path: string, item: JsonObject, scope: Scope): boolean {
  const where = fieldFactsOf(context, path).formField?.choices?.where;
  return where === undefined || where.evaluate({ ...scope, item });
}

/** Reports whether the form offers an entry with a value. */
export function isOffered(context: FormContext, path: string, value: Json, scope: Scope): boolean {
  const entry = offeredEntries(context, path).find(({ code }) => jsonEqual(code, value));
  return entry !== undefined && offersItem(context, path, entry, scope);
}
