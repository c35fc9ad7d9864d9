import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { loadValidator } from '../../engine/compiler/load-validator.ts';
import { didYouMean, helpText } from '../../engine/compiler/suggest.ts';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { Json } from '../../engine/core/json/json.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Problem } from '../../engine/core/validation/problems.ts';
import { structuralProblems } from '../../engine/core/validation/structural-problems.ts';
import { checkRecord } from '../../engine/core/validation/validate.ts';
import { UsageError } from './command.ts';
import { findSchemaDocument, readSchemaFile } from './find-schema-document.ts';
import type { ValidateCall } from './validate-call.ts';

/** Judge of a value, which lists all its problems. */
export type Judge = (value: unknown) => readonly Problem[];

/** Judges by a schema file. Throws `UsageError` with a sentence for one that cannot be read or compiled. */
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

/** A schema without rules or messages of its own is worded with the product's. */
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

/** Judges by an entity of the product and its rules. Throws `UsageError` for a name or a file that is not there. */
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

/** The calendar day here and now. */
function dayOf(now: Date): string {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}
