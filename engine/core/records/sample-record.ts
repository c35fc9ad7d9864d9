import type { Json, JsonObject, JsonSchema, JsonSchemaObject } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';

/** Maximum depth of objects and lists, since schemas may contain themselves. */
const deepest = 6;

/** Makes a sample record of a schema; samples with different numbers have different texts. */
export function sampleRecord(schema: JsonSchema, number: number): JsonObject {
  const sample = sampleOf(schema, number, 0);
  return { ...(isJsonObject(sample) ? sample : {}), _id: `sample-${number + 1}`, _rev: 1 };
}

/** Makes a sample of a schema, preferably an example, a default or a choice that the schema names. */
function sampleOf(schema: JsonSchema, number: number, depth: number): Json | undefined {
  if (typeof schema === 'boolean' || depth > deepest) return undefined;
  const { examples, default: fallback, const: fixed } = schema;
  if (fixed !== undefined) return fixed;
  const choices = examples ?? schema.enum ?? [];
  if (choices.length > 0) return choices[number % choices.length];
  if (fallback !== undefined) return fallback;
  const branch = firstBranch(schema);
  if (branch !== undefined) return sampleOf({ ...schema, ...branch }, number, depth + 1);
  return sampleOfType(schema, number, depth);
}

function firstBranch(schema: JsonSchemaObject): JsonSchemaObject | undefined {
  const { oneOf, anyOf, ...rest } = schema;
  const branches = oneOf ?? anyOf;
  if (branches === undefined) return undefined;
  const { oneOf: _one, anyOf: _any, ...first } = branches.find((each) => typeof each === 'object') ?? {};
  return { ...rest, ...first };
}

function sampleOfType(schema: JsonSchemaObject, number: number, depth: number): Json | undefined {
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'object' || schema.properties !== undefined) return sampleObject(schema, number, depth);
  if (type === 'array') {
    const item = schema.items === undefined ? undefined : sampleOf(schema.items, number, depth + 1);
    return item === undefined ? [] : [item];
  }
  if (type === 'boolean') return number % 2 === 0;
  if (type === 'integer' || type === 'number') return Math.max(schema.minimum ?? 1, number + 1);
  return type === 'string' ? sampleText(schema, number) : undefined;
}

function sampleObject({ properties = {} }: JsonSchemaObject, number: number, depth: number): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) => {
      const value = sampleOf(property, number, depth + 1);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function sampleText({ format, title, maxLength = 40, pattern }: JsonSchemaObject, number: number): string {
  const day = String(number + 1).padStart(2, '0');
  if (format === 'date') return `2026-01-${day}`;
  if (format === 'date-time' || format === 'partial-date-time') return `2026-01-${day}T09:30:00Z`;
  if (format === 'time') return `09:${day}`;
  if (format === 'email') return `person${number + 1}@example.org`;
  if (format === 'uri') return 'https://example.org/';
  // Uses digits for any pattern, since they match most patterns; the preview shows where they do not.
  if (pattern !== undefined) return '1234567890'.slice(0, maxLength);
  return `${title ?? 'Text'} ${number + 1}`.slice(0, maxLength);
}
