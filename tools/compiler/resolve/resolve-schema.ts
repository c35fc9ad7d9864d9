import type { JSONPath } from 'jsonc-parser';
import {
  isJsonSchema,
  isSchemaObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../../engine/core/json/json.ts';
import { getAtTokens, pointerOf } from '../../../engine/core/json/pointer.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { relativePath } from '../source/relative-path.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';
import { didYouMean } from '../suggest.ts';

/** A schema with everything it refers to put in place. */
export interface ResolvedSchema {
  readonly schema: JsonSchemaObject;
  /** Which schema file is used at which place, for its rules and messages. The file itself is at `''`. */
  readonly uses: readonly { readonly stem: string; readonly on: string }[];
}

interface ResolvedAt {
  readonly sources: SourceSet;
  readonly diagnostics: Diagnostics;
  readonly file: SourceFile;
  readonly at: JSONPath;
  /** Place in the record. */
  readonly on: string;
  readonly open: readonly string[];
  readonly uses: { readonly stem: string; readonly on: string }[];
}

/** Inlines every `$ref` of an entity's schema: to other schemas, to value sets and inside the file. */
export function resolveSchema(
  sources: SourceSet,
  file: SourceFile<'schema'>,
  diagnostics: Diagnostics,
): ResolvedSchema {
  const uses = [{ stem: file.stem, on: '' }];
  const place: ResolvedAt = { sources, diagnostics, file, at: [], on: '', open: [file.path], uses };
  return { schema: resolveObject(file.value, place), uses };
}

/** Inlines every `$ref` of a schema that stands somewhere in another kind of file. */
export function resolveInFile(
  { sources, diagnostics, file, at }: Pick<ResolvedAt, 'sources' | 'diagnostics' | 'file' | 'at'>,
  schema: JsonSchemaObject,
): { readonly schema: JsonSchemaObject; readonly uses: ResolvedSchema['uses'] } {
  const uses: ResolvedAt['uses'] = [];
  const place: ResolvedAt = { sources, diagnostics, file, at, on: '', open: [file.path], uses };
  return { schema: resolveObject(schema, place), uses };
}

/** What stands where a schema should be, and is none, stays as it is: the meta-schemas have reported it. */
function resolveChild(value: unknown, place: ResolvedAt): unknown {
  return isJsonSchema(value) ? resolve(value, place) : value;
}

function resolve(schema: JsonSchema, place: ResolvedAt): JsonSchema {
  return typeof schema === 'object' ? resolveObject(schema, place) : schema;
}

function resolveObject(schema: JsonSchemaObject, place: ResolvedAt): JsonSchemaObject {
  const { $ref, ...own } = schema;
  const children = resolveChildren(own, place);
  if (typeof $ref !== 'string') return children;
  const target = resolveReference($ref, place);
  return typeof target === 'object' ? joined(target, children) : { ...children };
}

/** What stands beside a reference holds over what it leads to; what both require is required. */
function joined(target: JsonSchemaObject, own: JsonSchemaObject): JsonSchemaObject {
  const required = [...new Set([...(target.required ?? []), ...(own.required ?? [])])];
  const merged = { ...target, ...own };
  return required.length === 0 ? merged : { ...merged, required };
}

function resolveReference(reference: string, place: ResolvedAt): JsonSchema {
  if (reference.startsWith('#')) return resolveLocal(reference, place);
  const path = relativePath(place.file.path, reference);
  const target = place.sources.byPath.get(path);
  if (target === undefined) return reportUnknown(path, place);
  if (isOfKind(target, 'codes')) return schemaOfCodes(target);
  if (place.open.includes(path)) return reportCircle(path, place);
  place.uses.push({ stem: target.stem, on: place.on });
  return resolve(isSchemaObject(target.value) ? withoutFileKeywords(target.value) : {}, {
    ...place,
    file: target,
    at: [],
    open: [...place.open, path],
  });
}

function resolveLocal(reference: string, place: ResolvedAt): JsonSchema {
  const tokens = reference
    .slice(1)
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const marker = `${place.file.path}${reference}`;
  if (place.open.includes(marker)) return reportCircle(reference, place);
  const target = getAtTokens(place.file.value, tokens);
  if (!isJsonSchema(target)) return reportUnknown(reference, place);
  return resolve(target, { ...place, at: tokens, open: [...place.open, marker] });
}

const schemaMaps = ['properties', 'patternProperties', '$defs', 'dependentSchemas'];
const schemaLists = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const schemaWords = [
  'items',
  'additionalProperties',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
];

function resolveChildren(schema: JsonSchemaObject, place: ResolvedAt): JsonSchemaObject {
  const entries = Object.entries(schema)
    .filter(([keyword]) => keyword !== '$defs')
    .map(([keyword, value]) => [keyword, resolveKeyword(keyword, value, place)] as const);
  return Object.fromEntries(entries);
}

function resolveKeyword(keyword: string, value: unknown, place: ResolvedAt): unknown {
  const at = [...place.at, keyword];
  if (schemaMaps.includes(keyword) && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, child]) => {
      const on = keyword === 'properties' ? place.on + pointerOf([key]) : place.on;
      return [key, resolveChild(child, { ...place, at: [...at, key], on })] as const;
    });
    return Object.fromEntries(entries);
  }
  if (schemaLists.includes(keyword) && Array.isArray(value)) {
    return value.map((child, index) => resolveChild(child, { ...place, at: [...at, index] }));
  }
  if (!schemaWords.includes(keyword)) return value;
  const isRow = keyword === 'items' || keyword === 'additionalProperties';
  return resolveChild(value, { ...place, at, on: isRow ? `${place.on}/*` : place.on });
}

/** A value set as a schema: its codes, and its name so that forms and tables find the words. */
function schemaOfCodes(file: SourceFile<'codes'>): JsonSchemaObject {
  const { title, description, codes } = file.value;
  return {
    title,
    description,
    type: 'string',
    enum: (codes ?? []).map(({ code }) => code),
    'x-codes': file.stem,
  };
}

function withoutFileKeywords({
  $schema: _schema,
  $id: _id,
  'x-record': _record,
  ...schema
}: JsonSchemaObject): JsonSchemaObject {
  return schema;
}

function reportUnknown(target: string, { sources, diagnostics, file, at }: ResolvedAt): JsonSchema {
  const files = sources.files
    .filter(({ kind }) => kind === 'schema' || kind === 'codes')
    .map(({ path }) => path);
  diagnostics.report(file, {
    code: 'schema/unknown-reference',
    message: `"$ref" leads to ${target}, which does not exist.`,
    help: didYouMean(target, files),
    at: [...at, '$ref'],
  });
  return true;
}

function reportCircle(target: string, { diagnostics, file, at }: ResolvedAt): JsonSchema {
  diagnostics.report(file, {
    code: 'schema/circular-reference',
    message: `"$ref" leads back to ${target}, so the record would have no end.`,
    help: 'Keep the other record by its _id instead.',
    at: [...at, '$ref'],
  });
  return true;
}
