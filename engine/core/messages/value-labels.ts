import type { Json, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { capitalized } from '../text/capitalized.ts';

/** The labels for the values of a field, by the value as text. */
export type ValueLabels = Readonly<Record<string, string>>;

/**
 * The labels that a schema has for its values: the titles of its `oneOf` constants, the `x-labels` of its `enum`, or
 * the values of the `enum` in a readable form. For a list, those of its items. Undefined for a schema that lists no
 * values, and for one whose labels are in a value set.
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

/** The values that a schema lists, each with its word. */
export function labelledChoices(schema: JsonSchemaObject): readonly LabelledValue[] {
  const titled = titledConstants(schema);
  if (titled.length > 0) return titled;
  const labels = schema['x-labels'] ?? {};
  return (schema.enum ?? []).map((value) => ({ value, label: labels[String(value)] ?? readable(value) }));
}

/** `oneOf` constants with a title each: labels for yes-or-no or any other value. */
function titledConstants(schema: JsonSchemaObject): readonly LabelledValue[] {
  const titled = (schema.oneOf ?? []).flatMap((branch) => {
    const { const: value, title } = typeof branch === 'object' ? branch : {};
    return value === undefined || title === undefined ? [] : [{ value, label: title }];
  });
  return titled.length === schema.oneOf?.length ? titled : [];
}

/** `not-asked` as `Not asked`: a value without a label of its own. */
function readable(value: Json): string {
  return capitalized(String(value).replaceAll(/[-_]+/g, ' ').trim());
}
