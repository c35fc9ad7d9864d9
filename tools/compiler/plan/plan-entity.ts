import type { JsonSchemaObject } from '../../../engine/core/json.ts';
import { pathToPointer } from '../../../engine/core/pointer.ts';
import type { Field, RecordTraits } from '../../../engine/core/product.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { type ExpressionType, identifier, typeOfSchema } from '../expressions/types.ts';
import { closeObjects, type RecordKeyword, withRecordProperties } from '../resolve/record-schema.ts';
import { type ResolvedSchema, resolveSchema } from '../resolve/resolve-schema.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';
import { placesOfSchema } from './fields-of.ts';

/** An entity with its schema resolved: what every other file refers to. */
export interface EntityPlan {
  readonly name: string;
  readonly file: SourceFile;
  readonly title: string;
  readonly description: string;
  readonly schema: JsonSchemaObject;
  readonly uses: ResolvedSchema['uses'];
  readonly places: ReadonlyMap<string, JsonSchemaObject>;
  readonly fields: Readonly<Record<string, Field>>;
  readonly keyedArrays: Readonly<Record<string, string>>;
  readonly record?: RecordTraits;
  readonly type: ExpressionType;
}

/** Resolves the schema of one entity (or shared type) and reads what the rest of the compiler asks of it. */
export function planEntity(sources: SourceSet, file: SourceFile, diagnostics: Diagnostics): EntityPlan {
  const resolved = resolveSchema(sources, file, diagnostics);
  const { $schema: _schema, $id: _id, 'x-record': recordKeyword, ...rest } = resolved.schema;
  const record = recordKeyword as RecordKeyword | undefined;
  const schema = closeObjects(withRecordProperties(rest as JsonSchemaObject, record)) as JsonSchemaObject;
  const places = placesOfSchema(schema);
  return {
    name: file.stem,
    file,
    title: schema.title ?? file.stem,
    description: schema.description ?? '',
    schema,
    uses: resolved.uses,
    places,
    fields: fieldsOf(places),
    keyedArrays: keyedArraysOf(places),
    ...(record === undefined ? {} : { record }),
    type: typeOfSchema(schema, `Record_${identifier(file.stem)}`),
  };
}

/** The place that a field path with dots names, if the entity has it. */
export function findField(
  entity: EntityPlan,
  path: string,
): { readonly at: string; readonly schema: JsonSchemaObject } | undefined {
  const at = pathToPointer(path);
  const schema = entity.places.get(at);
  return schema === undefined ? undefined : { at, schema };
}

/** Field paths with dots that a form or column may name. */
export function fieldPaths(entity: EntityPlan): readonly string[] {
  return [...entity.places.keys()]
    .filter((at) => at !== '' && !at.includes('/*'))
    .map((at) => at.slice(1).replaceAll('/', '.'));
}

function fieldsOf(places: ReadonlyMap<string, JsonSchemaObject>): Readonly<Record<string, Field>> {
  const entries = [...places]
    .filter(([at]) => at !== '')
    .map(([at, schema]) => [at, fieldOf(at, schema)] as const);
  return Object.fromEntries(entries);
}

function fieldOf(at: string, schema: JsonSchemaObject): Field {
  const access = schema['x-access'] as { read?: string; write?: string } | undefined;
  return {
    title: schema.title ?? at.slice(at.lastIndexOf('/') + 1),
    ...(schema.description === undefined ? {} : { description: schema.description }),
    type: typeNameOf(schema),
    ...(schema.format === undefined ? {} : { format: schema.format }),
    ...(typeof schema['x-codes'] === 'string' ? { codes: schema['x-codes'] } : {}),
    ...(typeof schema['x-unit'] === 'string' ? { unit: schema['x-unit'] } : {}),
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    ...(access?.read === undefined ? {} : { readAccess: access.read }),
    ...(access?.write === undefined ? {} : { writeAccess: access.write }),
  };
}

function typeNameOf(schema: JsonSchemaObject): string {
  if (typeof schema.type === 'string') return schema.type;
  const sample = schema.const ?? schema.enum?.[0];
  return sample === undefined || sample === null ? 'object' : typeof sample;
}

function keyedArraysOf(places: ReadonlyMap<string, JsonSchemaObject>): Readonly<Record<string, string>> {
  const keyed = [...places].filter(([, schema]) => typeof schema['x-key'] === 'string');
  return Object.fromEntries(keyed.map(([at, schema]) => [at, String(schema['x-key'])]));
}
