import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoized } from '../../core/compute/memoized.ts';
import { isSchemaObject, type JsonSchema, type JsonSchemaObject } from '../../core/json/json.ts';
import type { RecordTraits } from '../../core/product/entity.ts';
import { Diagnostics } from '../diagnostics.ts';
import { parseSources, type SourceSet } from '../source/source-set.ts';
import { resolveSchema } from './resolve-schema.ts';

const home = 'shared/record.schema.json';

/**
 * Finds the fields that the gateway adds to every stored record: from schemas/shared/record.schema.json of the
 * schema set, else from that of this project.
 */
export function recordFields(
  sources: SourceSet,
  diagnostics: Diagnostics,
): Readonly<Record<string, JsonSchema>> {
  const own = sources.of('schema').get('record');
  if (own !== undefined && isRecordSchema(own))
    return resolveSchema(sources, own, diagnostics).schema.properties ?? {};
  standard ??= readStandard();
  return standard;
}

/** Reports whether a file describes the fields that the gateway adds to every stored record. */
export function isRecordSchema({ path }: { readonly path: string }): boolean {
  return path === `schemas/${home}`;
}

let standard: Readonly<Record<string, JsonSchema>> | undefined;

function readStandard(): Readonly<Record<string, JsonSchema>> {
  // Joins paths as texts, since Node's file functions refuse the `URL` class of a browser environment.
  const root = join(import.meta.dirname, '../../..');
  const texts = ['record', 'performer', 'instant', 'email'].flatMap((name) => {
    const path = `schemas/shared/${name}.schema.json`;
    const file = join(root, path);
    return existsSync(file) ? [[path, readFileSync(file, 'utf8')] as const] : [];
  });
  const sources = parseSources(new Map(texts), new Diagnostics());
  const file = sources.of('schema').get('record');
  return file === undefined ? {} : (resolveSchema(sources, file, new Diagnostics()).schema.properties ?? {});
}

/** Adds the properties of every stored record; the schema's own definitions of them take precedence. */
export function withRecordProperties(
  schema: JsonSchemaObject,
  record: RecordTraits | undefined,
  { type: _type, subject, ...fields }: Readonly<Record<string, JsonSchema>>,
): JsonSchemaObject {
  if (record === undefined) return schema;
  const belonging = record.subject === undefined || subject === undefined ? {} : { subject };
  return { ...schema, properties: { ...fields, ...belonging, ...schema.properties } };
}

const combinators = ['allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas', '$ref'];

/** Closes every object that the schema does not leave open, so that no unknown property is stored. */
export const closeObjects = memoized((schema: JsonSchemaObject): JsonSchemaObject => {
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
});

/**
 * Closes the objects in keywords that describe parts of a value. Skips conditions and combinations, whose
 * objects describe the value only in part.
 */
function closeKeyword(keyword: string, value: unknown): unknown {
  if (!isSchemaObject(value)) return value;
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, closeChild(child)]));
  return keyword === 'items' || keyword === 'additionalProperties' ? closeObjects(value) : value;
}

/** Closes a child that is a schema; other values of a broken file are reported elsewhere. */
function closeChild(child: unknown): unknown {
  return isSchemaObject(child) ? closeObjects(child) : child;
}
