import { memoized } from '../../../core/compute/memoized.ts';
import type { JsonSchemaObject } from '../../../core/json/json.ts';
import { mayBeNull, schemaType } from '../../../core/json/schema-type.ts';
import { labelsOfValues } from '../../../core/messages/value-labels.ts';
import type { Field, RecordTraits, Reference } from '../../../core/product/entity.ts';
import { type ExpressionType, identifier, typeOfSchema } from '../../expressions/types.ts';
import { hasSpellings, spellingsOfCodes } from '../../plan/code-spellings.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { pathsOfSchema } from '../../plan/fields-of.ts';
import type { FilesContext } from '../../plan/planned-once.ts';
import { codesOfSchema } from '../../resolve/codes-of-schema.ts';
import { closeObjects, recordFields, withRecordProperties } from '../../resolve/record-schema.ts';
import { type ResolvedSchema, resolveSchema } from '../../resolve/resolve-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

/**
 * Resolves the schema of an entity or shared type and collects from it what later steps of the compiler read.
 */
export function planEntity(file: SourceFile<'schema'>, { sources, diagnostics }: FilesContext): EntityPlan {
  const resolved = resolveSchema(sources, file, diagnostics);
  const {
    $schema: _schema,
    $id: _id,
    'x-record': recordKeyword,
    'x-aliases': aliases,
    'x-column-names': columnNames = {},
    ...rest
  } = resolved.schema;
  const record = traitsOf(recordKeyword, file.stem);
  const schema = withRecordProperties(rest, record, recordFields(sources, diagnostics));
  const free = planFreeSchema({ name: file.stem, file, schema, uses: resolved.uses, aliases });
  const plan = { ...free, columnNames, spellings: spellingsOf(free.schemas, sources) };
  return record === undefined ? plan : { ...plan, record };
}

/** Finds the traits of a record. Its stored type was added when the file was read. */
function traitsOf(keyword: JsonSchemaObject['x-record'], stem: string): RecordTraits | undefined {
  return typeof keyword === 'object' ? { type: stem, ...keyword } : undefined;
}

export interface FreeSchema extends ResolvedSchema {
  readonly name: string;
  readonly file: SourceFile;
  readonly aliases?: JsonSchemaObject['x-aliases'];
}

/** Plans a resolved schema of any position, e.g. of a call's body, as an entity without records. */
export function planFreeSchema({ name, file, schema: open, uses, aliases }: FreeSchema): EntityPlan {
  const schema = closeObjects(open);
  const schemas = pathsOfSchema(schema);
  const marked = [...schemas].filter(([, each]) => isMarked(each));
  return {
    name,
    file,
    title: schema.title ?? name,
    description: schema.description ?? '',
    schema,
    uses,
    schemas,
    fields: fieldsOf(schemas),
    keyedArrays: textsAt(marked, 'x-key'),
    keyedMaps: referencesAt(marked, 'x-keys'),
    references: referencesAt(marked, 'x-reference'),
    aliases: aliasesOf(marked, aliases),
    columnNames: {},
    verbatim: verbatimOf(marked),
    spellings: {},
    type: keptType(typeOfSchema(schema, `Record_${identifier(name)}`), name),
  };
}

type SchemasAt = readonly (readonly [at: string, schema: JsonSchemaObject])[];

/**
 * Reports whether a schema has one of the keywords that the plan collects. Memoized, since a long form has
 * hardly any.
 */
const isMarked = memoized(
  (schema: JsonSchemaObject): boolean =>
    ['x-key', 'x-keys', 'x-reference', 'x-aliases', 'x-verbatim'].some((word) => word in schema) ||
    mayBeBlank(schema),
);

const typesBefore = new Map<string, { readonly type: ExpressionType; readonly text: string }>();

/**
 * Returns the entity's previous type if the new one is equal, so that plans that depend on it alone are reused.
 */
function keptType(type: ExpressionType, name: string): ExpressionType {
  const text = JSON.stringify(type);
  const before = typesBefore.get(name);
  if (before?.text === text) return before.type;
  typesBefore.set(name, { type, text });
  return type;
}

function fieldsOf(schemas: ReadonlyMap<string, JsonSchemaObject>): Readonly<Record<string, Field>> {
  const entries = [...schemas]
    .filter(([at]) => at !== '')
    .map(([at, schema]) => [at, titled(fieldOf(schema), at)] as const);
  return Object.fromEntries(entries);
}

/** Adds a title to a field without one, by its path. */
function titled(field: Field, at: string): Field {
  return field.title === '' ? { ...field, title: at.slice(at.lastIndexOf('/') + 1) } : field;
}

const fieldOf = memoized((schema: JsonSchemaObject): Field => {
  const unit = schema['x-unit'];
  const words = labelsOfValues(schema);
  const codes = codesOfSchema(schema);
  const access = schema['x-access'];
  return {
    title: schema.title ?? '',
    ...(schema.description === undefined ? {} : { description: schema.description }),
    type: typeNameOf(schema),
    ...(schema.format === undefined ? {} : { format: schema.format }),
    ...(codes === undefined ? {} : { codes }),
    ...(words === undefined ? {} : { words }),
    ...(typeof unit === 'string' ? { unit } : {}),
    ...(typeof unit === 'object' ? { unitAt: unit.at } : {}),
    ...(schema.maxLength === undefined ? {} : { maxLength: schema.maxLength }),
    ...(access?.read === undefined ? {} : { readAccess: access.read }),
    ...(access?.write === undefined ? {} : { writeAccess: access.write }),
    ...(schema['x-written-by'] === undefined ? {} : { writtenBy: schema['x-written-by'] }),
  };
});

function typeNameOf(schema: JsonSchemaObject): string {
  const named = schemaType(schema);
  if (named !== undefined) return named;
  const sample = schema.const ?? schema.enum?.[0];
  return sample === undefined || sample === null ? 'object' : typeof sample;
}

function textsAt(schemas: SchemasAt, keyword: string): Readonly<Record<string, string>> {
  const having = schemas.filter(([, schema]) => typeof schema[keyword] === 'string');
  return Object.fromEntries(having.map(([at, schema]) => [at, String(schema[keyword])]));
}

function referencesAt(
  schemas: SchemasAt,
  keyword: 'x-keys' | 'x-reference',
): Readonly<Record<string, Reference>> {
  const entries = schemas.flatMap(([at, { [keyword]: named }]) => {
    if (named === undefined) return [];
    const reference = typeof named === 'string' ? { entity: named } : named;
    return [[at, { by: '/_id', ...reference }] as const];
  });
  return Object.fromEntries(entries);
}

function spellingsOf(
  schemas: ReadonlyMap<string, JsonSchemaObject>,
  sources: SourceSet,
): EntityPlan['spellings'] {
  const entries = [...schemas].flatMap(([at, { 'x-codes': codes }]) => {
    const set = typeof codes === 'string' ? sources.of('codes').get(codes) : undefined;
    return set !== undefined && hasSpellings(set) ? [[at, spellingsOfCodes(set)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Lists the paths whose blank values are stored: `value` keeps the whole value as sent, `null` keeps a null.
 */
function verbatimOf(schemas: SchemasAt): EntityPlan['verbatim'] {
  const entries = schemas.flatMap(([at, schema]): [string, 'value' | 'null'][] => {
    if (schema['x-verbatim'] === true) return [[at, 'value']];
    return mayBeBlank(schema) ? [[at, 'null']] : [];
  });
  return Object.fromEntries(entries);
}

function mayBeBlank(schema: JsonSchemaObject): boolean {
  const branches = [schema['anyOf'], schema['oneOf']].flatMap((list) => (list ?? []) as JsonSchemaObject[]);
  return [schema, ...branches].some(mayBeNull);
}

/** Collects the aliases of the entity itself and of its rows and parts. */
function aliasesOf(
  schemas: SchemasAt,
  own: JsonSchemaObject['x-aliases'],
): Readonly<Record<string, readonly string[]>> {
  const all = [['', own] as const, ...schemas.map(([at, schema]) => [at, schema['x-aliases']] as const)];
  const entries = all.flatMap(([on, aliases]) =>
    Object.entries(aliases ?? {}).map(
      ([at, others]) => [on + at, others.map((other) => on + other)] as const,
    ),
  );
  return Object.fromEntries(entries);
}
