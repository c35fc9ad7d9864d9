import type { JsonSchema, JsonSchemaObject } from '../../../engine/core/json.ts';

/** What `x-record` of an entity's schema may say. */
export interface RecordKeyword {
  readonly type: string;
  readonly subject?: string;
  readonly organizationAt?: string;
  readonly display?: string;
  readonly unique?: readonly string[];
}

/** The properties that the gateway keeps in every stored record. */
const recordProperties: Readonly<Record<string, JsonSchemaObject>> = {
  _id: { title: 'Id', description: 'Identifies the record.', type: 'string', minLength: 1, maxLength: 200 },
  _rev: {
    title: 'Revision',
    description: 'Counts the versions of the record, from 1.',
    type: 'integer',
    minimum: 1,
  },
  performedBy: {
    title: 'Performed by',
    description: 'Who wrote this version.',
    type: 'object',
    properties: {
      firstName: { title: 'First Name', description: 'Given name.', type: 'string' },
      lastName: { title: 'Last Name', description: 'Family name.', type: 'string' },
      email: { title: 'Email', description: 'E-mail address.', type: 'string' },
    },
  },
  updatedAt: {
    title: 'Updated',
    description: 'When this version was written.',
    type: 'string',
    format: 'date-time',
  },
};

const subjectProperty: JsonSchemaObject = {
  title: 'Subject',
  description: 'The _id of the record this one belongs to.',
  type: 'string',
  minLength: 1,
};

/** Adds what every stored record has, below what the schema itself says of these properties. */
export function withRecordProperties(
  schema: JsonSchemaObject,
  record: RecordKeyword | undefined,
): JsonSchemaObject {
  if (record === undefined) return schema;
  const subject = record.subject === undefined ? {} : { subject: subjectProperty };
  return { ...schema, properties: { ...recordProperties, ...subject, ...schema.properties } };
}

const combinators = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', '$ref'];

/** Closes every object that does not say otherwise, so that nothing unknown is stored. */
export function closeObjects(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object') return schema;
  const closed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, closeKeyword(keyword, value)]),
  );
  if (
    schema.properties === undefined ||
    'additionalProperties' in schema ||
    'unevaluatedProperties' in schema
  )
    return closed;
  const keyword = combinators.some((each) => each in schema)
    ? 'unevaluatedProperties'
    : 'additionalProperties';
  return { ...closed, [keyword]: false };
}

/** Only places where objects are described, not conditions and combinations over them. */
function closeKeyword(keyword: string, value: unknown): unknown {
  if (keyword === 'properties') {
    return Object.fromEntries(
      Object.entries(value as object).map(([key, child]) => [key, closeObjects(child as JsonSchema)]),
    );
  }
  return keyword === 'items' || keyword === 'additionalProperties'
    ? closeObjects(value as JsonSchema)
    : value;
}
