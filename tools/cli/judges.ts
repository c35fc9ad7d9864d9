import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { standardDocument } from '../../engine/compiler/bundle/standard-documents.ts';
import { loadValidator } from '../../engine/compiler/load-validator.ts';
import { didYouMean, helpText } from '../../engine/compiler/suggest.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import { isJsonSchema, type Json, type JsonSchema } from '../../engine/core/json/json.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { structuralProblems } from '../../engine/core/validation/structural-problems.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { UsageError } from './command.ts';
import type { ValidateCall } from './validate-call.ts';

/** Function that lists all problems of a value. */
export type Judge = (value: unknown) => readonly Problem[];

/**
 * Creates a judge from a schema file. Throws `UsageError` with a sentence for a schema that cannot be read or
 * compiled.
 */
export async function schemaJudge(
  { file, assertsFormats }: Extract<ValidateCall, { kind: 'schema' }>,
  product: Product,
): Promise<Judge> {
  const uri = pathToFileURL(file);
  try {
    const schema = readSchemaFile(uri);
    const options = { isStrict: false, assertsFormats };
    const validate = await loadValidator({ schema, uri: uri.href, find: findSchemaDocument, options });
    const entity = asEntity(file, schema, validate);
    return (value) => structuralProblems(product, entity, value);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Creates an entity from a schema without rules or messages, so that the product's messages apply. */
function asEntity(name: string, schema: Entity['schema'], validate: Entity['validate']): Entity {
  return {
    name,
    title: name,
    description: '',
    schema,
    validate,
    fields: {},
    rules: [],
    messages: {},
    keyedArrays: {},
  };
}

/**
 * Creates a judge from an entity of the product with its rules. Throws `UsageError` for a missing name or file.
 */
export async function entityJudge(
  { entity, records, today }: Extract<ValidateCall, { kind: 'entity' }>,
  product: Product,
  now: Date,
): Promise<Judge> {
  requireEntity(entity, product);
  const context = new Map<string, Json>();
  for (const [name, file] of records) {
    requireEntity(name, product);
    context.set(name, await readRecord(file));
  }
  const day = today ?? dayOf(now);
  const scope: Scope = {
    records: Object.fromEntries(context),
    now: today === undefined ? now.toISOString() : `${day}T12:00:00.000Z`,
    today: day,
  };
  return (value) => checkRecord({ product, entity, value, scope });
}

function requireEntity(name: string, product: Product): void {
  if (Object.hasOwn(product.entities, name)) return;
  const help = helpText(didYouMean(name, Object.keys(product.entities)));
  throw new UsageError(`There is no entity "${name}". ${help}`);
}

async function readRecord(file: string): Promise<Json> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new UsageError(`${file} cannot be read, or is no JSON. --record needs a file with one record.`);
  }
}

/** Finds the current local calendar day. */
function dayOf(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/**
 * Finds the targets of a schema's references: files by URL, and the standard's meta-schemas. Never uses the
 * network.
 */
function findSchemaDocument(uri: string): JsonSchema | undefined {
  const standard = standardDocument(uri);
  if (standard !== undefined || !uri.startsWith('file:')) return standard;
  return readSchemaFile(new URL(uri));
}

/** Reads a schema. Throws an Error with a sentence for a file that is unreadable or no JSON Schema. */
function readSchemaFile(file: URL): JsonSchema {
  const text = readText(file).replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(
      `${file.pathname} is no JSON. Correct it; an editor with JSON support marks the position.`,
    );
  }
  if (isJsonSchema(value)) return value;
  throw new Error(`${file.pathname} is no JSON Schema: a schema is an object, or true or false.`);
}

function readText(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file.pathname} cannot be read. Check the path and your right to read it.`);
  }
}
