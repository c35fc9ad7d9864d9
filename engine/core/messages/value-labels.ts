import type { Json, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { capitalized } from '../text/capitalized.ts';

/** Labels of a field's values, by the value as text. */
export type ValueLabels = Readonly<Record<string, string>>;

/**
 * Finds the labels of a schema's values: titles of `oneOf` constants, `x-labels`, or `enum` values in readable form;
 * for a list, the labels of its items. Undefined without listed values or with a value set.
 */
export function labelsOfValues(schema: JsonSchema | undefined): ValueLabels | undefined {
  if (typeof schema !== 'object') return undefined;
  if (typeof schema.items === 'object') return labelsOfValues(schema.items);
  const choices = labelledChoices(schema);
  if (choices.length === 0 || typeof schema['x-codes'] === 'string') return undefined;
  return Object.fromEntries(choices.map(({ value, label }) => [String(value), label]));
}

export interface LabelledValue {
  readonly value: Json;
  readonly label: string;
}

/** Lists the values of a schema with their labels. */
export function labelledChoices(schema: JsonSchemaObject): readonly LabelledValue[] {
  const titled = titledConstants(schema);
  if (titled.length > 0) return titled;
  const labels = schema['x-labels'] ?? {};
  return (schema.enum ?? []).map((value) => ({ value, label: labels[String(value)] ?? readable(value) }));
}

/** Lists the constants of `oneOf` that have a title, which is the label of a boolean or any other value. */
function titledConstants(schema: JsonSchemaObject): readonly LabelledValue[] {
  const titled = (schema.oneOf ?? []).flatMap((branch) => {
    const { const: value, title } = typeof branch === 'object' ? branch : {};
    return value === undefined || title === undefined ? [] : [{ value, label: title }];
  });
  return titled.length === schema.oneOf?.length ? titled : [];
}

/** Derives a readable label from a value without one: `not-asked` becomes `Not asked`. */
function readable(value: Json): string {
  return capitalized(String(value).replaceAll(/[-_]+/g, ' ').trim());
}
