import { memoized } from '../../core/compute/memoized.ts';
import type { JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { schemaType } from '../../core/json/schema-type.ts';
import { labelsOfValues, type ValueLabels } from '../../core/messages/value-labels.ts';

/** Type of a value in expressions, from its schema. */
export type ExpressionType = ValueKind & {
  /** Display name of the value. */
  readonly title?: string;
  /** True for a field marked `deprecated`, which forms no longer ask for. */
  readonly isRetired?: true;
};

type ValueKind =
  | {
      readonly is: 'text';
      readonly among?: Choices;
      readonly words?: ValueLabels;
      /** Maximum of characters, where the schema sets one. */
      readonly longest?: number;
    }
  | {
      readonly is: 'number' | 'bool' | 'day' | 'instant' | 'time' | 'any';
      /** Display texts of the values, where the schema lists them. */
      readonly words?: ValueLabels;
    }
  /** List with at most `most` items, where the schema sets a maximum. */
  | { readonly is: 'list'; readonly of: ExpressionType; readonly most?: number }
  | { readonly is: 'map'; readonly of: ExpressionType }
  | {
      readonly is: 'object';
      readonly name: string;
      readonly fields: Readonly<Record<string, ExpressionType>>;
    };

/** All texts that a field accepts. */
export interface Choices {
  readonly texts: readonly string[];
  /** Value set of the texts; undefined for an enumeration in the schema. */
  readonly codes?: string;
}

export const textType: ExpressionType = { is: 'text' };
export const numberType: ExpressionType = { is: 'number' };
export const boolType: ExpressionType = { is: 'bool' };
export const dayType: ExpressionType = { is: 'day' };
export const instantType: ExpressionType = { is: 'instant' };
/** Type of a time of day without a zone. */
export const timeType: ExpressionType = { is: 'time' };
export const anyType: ExpressionType = { is: 'any' };

/**
 * Finds the expression type of a resolved schema. `name` becomes the name of the CEL type and must be a unique
 * identifier.
 */
export function typeOfSchema(schema: JsonSchema | undefined, name: string): ExpressionType {
  // Allows any value for an invalid schema, which is reported when schemas are compiled.
  if (typeof schema !== 'object' || schema === null) return anyType;
  const isNamed = named.has(kindOf(schema));
  return isNamed ? withWords(plainType(schema, name), schema) : typeOfValue(schema);
}

/** Kinds of types that have a name, or contain a type with a name. */
const named: ReadonlySet<string | undefined> = new Set(['array', 'object']);

const typeOfValue = memoized((schema: JsonSchemaObject) => withWords(plainType(schema, ''), schema));

/** Adds to a type the title, the mark of a retired field and the display texts of the schema. */
function withWords(plain: ExpressionType, schema: JsonSchemaObject): ExpressionType {
  const { title, deprecated } = schema;
  const type: ExpressionType = {
    ...plain,
    ...(title !== undefined && { title }),
    ...(deprecated === true && { isRetired: true }),
  };
  if (type.is === 'list' || type.is === 'map' || type.is === 'object') return type;
  const words = labelsOfValues(schema);
  return words === undefined ? type : { ...type, words };
}

function plainType(schema: JsonSchemaObject, name: string): ExpressionType {
  switch (kindOf(schema)) {
    case 'string':
      return stringType(schema);
    case 'number':
    case 'integer':
      return numberType;
    case 'boolean':
      return boolType;
    case 'array':
      return {
        is: 'list',
        of: typeOfSchema(schema.items, `${name}_item`),
        ...(schema.maxItems !== undefined && { most: schema.maxItems }),
      };
    case 'object':
      return objectType(schema, name);
    default:
      return anyType;
  }
}

function stringType(schema: JsonSchemaObject): ExpressionType {
  const { format, enum: texts, maxLength, 'x-codes': codes } = schema;
  if (format === 'date') return dayType;
  if (format === 'time') return timeType;
  if (format === 'date-time' || format === 'partial-date-time') return instantType;
  if (texts === undefined || !texts.every((text) => typeof text === 'string'))
    return maxLength === undefined ? textType : { is: 'text', longest: maxLength };
  return { is: 'text', among: { texts, ...(typeof codes === 'string' ? { codes } : {}) } };
}

function objectType(schema: JsonSchemaObject, name: string): ExpressionType {
  const properties = Object.entries(schema.properties ?? {});
  const rest = schema['additionalProperties'];
  if (properties.length === 0) return { is: 'map', of: typeOfSchema(rest, `${name}_value`) };
  const fields = properties.map(
    ([key, child]) => [key, typeOfSchema(child, `${name}_${identifier(key)}`)] as const,
  );
  return { is: 'object', name, fields: Object.fromEntries(fields) };
}

function kindOf(schema: JsonSchemaObject): string | undefined {
  const named = schemaType(schema);
  if (named !== undefined) return named;
  const sample = schema.const ?? schema.enum?.[0];
  if (sample !== undefined) return typeof sample;
  if (schema.properties !== undefined) return 'object';
  return schema.items === undefined ? undefined : 'array';
}

/** Converts a name to a CEL identifier. */
export function identifier(name: string): string {
  return name.replace(/[^A-Za-z0-9_]/g, '_');
}
