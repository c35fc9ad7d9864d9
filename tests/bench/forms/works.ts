import type { JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';

/** Form that all sides show, with the same fields and values. */
export interface Work {
  readonly schema: JsonSchemaObject;
  readonly values: JsonObject;
  /** Dotted path of the text field that receives the keys. */
  readonly typedInto: string;
}

export const workNames = ['patient', 'wide300', 'wide600', 'rows100'] as const;
/** Largest form, which not every side can open. */
export const largest = 'wide5000';
export type WorkName = (typeof workNames)[number] | typeof largest;

export const works: Readonly<Record<WorkName, Work>> = {
  patient: { ...flat(77), typedInto: 'field40' },
  wide300: { ...flat(300), typedInto: 'field150' },
  wide600: { ...flat(600), typedInto: 'field300' },
  wide5000: { ...flat(5_000), typedInto: 'field2500' },
  rows100: { ...rows(100, 6), typedInto: 'rows.50.field0' },
};

/** Makes an object with this many fields. */
export function flat(count: number): Pick<Work, 'schema' | 'values'> {
  const fields = Array.from({ length: count }, (_, index) => fieldOf(index));
  return { schema: objectOf(fields), values: valuesOf(fields) };
}

function rows(count: number, columns: number): Pick<Work, 'schema' | 'values'> {
  const fields = Array.from({ length: columns }, (_, index) => fieldOf(index));
  return {
    schema: {
      type: 'object',
      properties: { rows: { type: 'array', title: 'Rows', items: objectOf(fields) } },
    },
    values: { rows: Array.from({ length: count }, () => valuesOf(fields)) },
  };
}

interface TestField {
  readonly name: string;
  readonly schema: JsonSchemaObject;
  readonly value: JsonObject[string];
}

/**
 * Makes a field: six of ten are texts, the others a choice, a day, a number and a tick, as in a record of a person.
 */
function fieldOf(index: number): TestField {
  const name = `field${index}`;
  const title = `Field ${index}`;
  const others: Readonly<Record<number, Omit<TestField, 'name'>>> = {
    1: { schema: { type: 'string', title, enum: ['red', 'green', 'blue'] }, value: 'red' },
    3: { schema: { type: 'string', title, format: 'date' }, value: '2026-01-15' },
    5: { schema: { type: 'number', title, minimum: 0 }, value: 12 },
    7: { schema: { type: 'boolean', title }, value: true },
  };
  const text = {
    schema: { type: 'string', title, maxLength: 60, pattern: '^[A-Z]' },
    value: `Text ${index}`,
  };
  return { name, ...(others[index % 10] ?? text) };
}

function objectOf(fields: readonly TestField[]): JsonSchemaObject {
  return {
    type: 'object',
    required: fields.map(({ name }) => name),
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
  };
}

function valuesOf(fields: readonly TestField[]): JsonObject {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}
