import { isSchemaObject, type JsonObject, type JsonSchemaObject } from '../../core/json/json.ts';
import { getAt, pointerOf } from '../../core/json/pointer.ts';
import { labelsOfValues, type ValueLabels } from '../../core/messages/value-labels.ts';
import type { PlanContext } from './plan-set.ts';

interface SuccessText {
  readonly success: string | undefined;
  readonly body?: JsonObject | undefined;
  readonly answer: JsonObject;
}

/** Finds the labels of coded values in a success message, by the names in its braces. */
export function successLabels(
  { success = '', body, answer }: SuccessText,
  plans: PlanContext,
): Readonly<Record<string, ValueLabels>> | undefined {
  const names = [...success.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const owners = [body?.['entity'], answer['saved'], answer['record']].map(String);
  const entries = names.flatMap((name) => {
    const schema = owners
      .map((owner) => plans.entities.get(owner)?.schemas.get(pointerOf([name])))
      .find((known) => known !== undefined);
    const found = getAt(body, pointerOf(['schema', 'properties', name]));
    const written = isSchemaObject(found) ? found : undefined;
    const words = wordsOf(schema ?? written, plans);
    return words === undefined ? [] : [[name, words] as const];
  });
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function wordsOf(schema: JsonSchemaObject | undefined, { facts }: PlanContext): ValueLabels | undefined {
  const set = schema?.['x-codes'];
  const table = typeof set === 'string' ? facts.codes.get(set) : undefined;
  if (table === undefined) return labelsOfValues(schema);
  return Object.fromEntries(table.entries.map(({ code, display }) => [String(code), String(display)]));
}
