import type { JSONPath } from 'jsonc-parser';
import { memoized } from '../../core/compute/memoized.ts';
import {
  isJsonSchema,
  isSchemaObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../core/json/json.ts';
import { getAtTokens, pointerOf } from '../../core/json/pointer.ts';
import { nearest } from '../../core/text/nearest.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { referenceTo, relativePath } from '../source/relative-path.ts';
import { isOfKind, type SourceFile } from '../source/source-file.ts';
import type { SourceSet } from '../source/source-set.ts';
import { didYouMean } from '../suggest.ts';

/** Schema with all its references inlined. */
export interface ResolvedSchema {
  readonly schema: JsonSchemaObject;
  /** Schema files used at each path, for their rules and messages; the file itself is at `''`. */
  readonly uses: readonly { readonly stem: string; readonly on: string }[];
}

interface ResolvedAt {
  readonly sources: SourceSet;
  readonly diagnostics: Diagnostics;
  readonly file: SourceFile;
  readonly at: JSONPath;
  /** Path in the record. */
  readonly on: string;
  readonly open: readonly string[];
  /** Number of levels already inlined of each list with `x-depth`, by file and path. */
  readonly levels: Readonly<Record<string, number>>;
  readonly uses: { readonly stem: string; readonly on: string }[];
}

/** Inlines every `$ref` of an entity's schema: to other schemas, to value sets and within the file. */
export function resolveSchema(
  sources: SourceSet,
  file: SourceFile<'schema'>,
  diagnostics: Diagnostics,
): ResolvedSchema {
  const uses = [{ stem: file.stem, on: '' }];
  const location: ResolvedAt = {
    sources,
    diagnostics,
    file,
    at: [],
    on: '',
    open: [file.path],
    levels: {},
    uses,
  };
  return { schema: resolveObject(file.value, location), uses };
}

/** Inlines every `$ref` of a schema inside of another kind of file. */
export function resolveInFile(
  { sources, diagnostics, file, at }: Pick<ResolvedAt, 'sources' | 'diagnostics' | 'file' | 'at'>,
  schema: JsonSchemaObject,
): { readonly schema: JsonSchemaObject; readonly uses: ResolvedSchema['uses'] } {
  const uses: ResolvedAt['uses'] = [];
  const location: ResolvedAt = {
    sources,
    diagnostics,
    file,
    at,
    on: '',
    open: [file.path],
    levels: {},
    uses,
  };
  return { schema: resolveObject(schema, location), uses };
}

/**
 * Resolves a child schema. Returns any other value unchanged, which the check of the meta-schema has reported.
 */
function resolveChild(value: unknown, location: ResolvedAt): unknown {
  return isJsonSchema(value) ? resolve(value, location) : value;
}

function resolve(schema: JsonSchema, location: ResolvedAt): JsonSchema {
  return typeof schema === 'object' ? resolveObject(schema, location) : schema;
}

function resolveObject(schema: JsonSchemaObject, location: ResolvedAt): JsonSchemaObject {
  if (standsAlone(schema)) return schema;
  const { $ref, ...own } = schema;
  const children = resolveChildren(own, withLevel(schema, location));
  reportRequiredLevels(own, children, location);
  if (typeof $ref !== 'string') return children;
  const target = resolveReference($ref, location);
  return typeof target === 'object' ? joined(target, children) : { ...children };
}

const resolving = new Set(['$ref', '$defs', 'x-depth']);

/** Reports whether a schema contains nothing to resolve, so that resolving returns the same object. */
const standsAlone = memoized((schema: object): boolean =>
  Object.entries(schema).every(([keyword, value]) => {
    return !resolving.has(keyword) && (typeof value !== 'object' || value === null || standsAlone(value));
  }),
);

/**
 * Counts a further level of a list with `x-depth` and forgets the open references, so that the list may contain
 * itself. Every cycle still ends: at the counted list, or at a reported reference.
 */
function withLevel(schema: JsonSchemaObject, location: ResolvedAt): ResolvedAt {
  if (schema['x-depth'] === undefined || isBeyondDepth(schema, location)) return location;
  const list = listAt(location);
  return { ...location, open: [], levels: { ...location.levels, [list]: levelsOf(list, location) + 1 } };
}

/**
 * Reports whether the schema is a list with `x-depth`, or a local reference to one, whose levels are all
 * inlined already.
 */
function isBeyondDepth(schema: unknown, location: ResolvedAt): boolean {
  if (!isSchemaObject(schema)) return false;
  const { $ref, 'x-depth': depth } = schema;
  if (typeof $ref === 'string' && $ref.startsWith('#/')) {
    const { target, at } = localTarget($ref, location);
    return isSchemaObject(target) && target.$ref === undefined && isBeyondDepth(target, { ...location, at });
  }
  return typeof depth === 'number' && levelsOf(listAt(location), location) >= depth;
}

function levelsOf(list: string, { levels }: ResolvedAt): number {
  return levels[list] ?? 0;
}

/** Names a list by its position in the file, which is the same at every depth in the record. */
function listAt({ file, at }: ResolvedAt): string {
  return `${file.path}#${pointerOf(at.map(String))}`;
}

/**
 * Joins the target of a reference with the keywords beside it, which take precedence; the lists of `required`
 * are combined.
 */
function joined(target: JsonSchemaObject, own: JsonSchemaObject): JsonSchemaObject {
  const required = [...new Set([...(target.required ?? []), ...(own.required ?? [])])];
  const merged = { ...target, ...own };
  return required.length === 0 ? merged : { ...merged, required };
}

function resolveReference(reference: string, location: ResolvedAt): JsonSchema {
  if (reference.startsWith('#/')) return resolveLocal(reference, location);
  const path = reference === '#' ? location.file.path : relativePath(location.file.path, reference);
  const target = location.sources.byPath.get(path);
  if (target === undefined) return reportUnknown(path, location);
  if (isOfKind(target, 'codes')) return schemaOfCodes(target);
  if (location.open.includes(path)) return reportCircle(path, location);
  location.uses.push({ stem: target.stem, on: location.on });
  return resolve(isSchemaObject(target.value) ? withoutFileKeywords(target.value) : {}, {
    ...location,
    file: target,
    at: [],
    open: [...location.open, path],
  });
}

function resolveLocal(reference: string, location: ResolvedAt): JsonSchema {
  const marker = `${location.file.path}${reference}`;
  if (location.open.includes(marker)) return reportCircle(reference, location);
  const { target, at } = localTarget(reference, location);
  if (!isJsonSchema(target)) return reportUnknown(reference, location);
  return resolve(target, { ...location, at, open: [...location.open, marker] });
}

function localTarget(reference: string, { file }: ResolvedAt) {
  const at = reference
    .slice(1)
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  return { target: getAtTokens(file.value, at), at };
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

function resolveChildren(schema: JsonSchemaObject, location: ResolvedAt): JsonSchemaObject {
  const entries = Object.entries(schema)
    .filter(([keyword]) => keyword !== '$defs')
    .map(([keyword, value]) => [keyword, resolveKeyword(keyword, value, location)] as const);
  return Object.fromEntries(entries);
}

function resolveKeyword(keyword: string, value: unknown, location: ResolvedAt): unknown {
  const at = [...location.at, keyword];
  if (schemaMaps.includes(keyword) && typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).flatMap(([key, child]) => {
      const on = keyword === 'properties' ? location.on + pointerOf([key]) : location.on;
      const within = { ...location, at: [...at, key], on };
      return isBeyondDepth(child, within) ? [] : [[key, resolveChild(child, within)] as const];
    });
    return Object.fromEntries(entries);
  }
  if (schemaLists.includes(keyword) && Array.isArray(value)) {
    return value.map((child, index) => resolveChild(child, { ...location, at: [...at, index] }));
  }
  if (!schemaWords.includes(keyword)) return value;
  const isRow = keyword === 'items' || keyword === 'additionalProperties';
  return resolveChild(value, { ...location, at, on: isRow ? `${location.on}/*` : location.on });
}

/**
 * Builds the schema of a value set: its codes as an enum, and its name as `x-codes`, by which forms and tables
 * find the display texts.
 */
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
  'x-column-names': _columnNames,
  'x-questions': _questions,
  ...schema
}: JsonSchemaObject): JsonSchemaObject {
  return schema;
}

function reportUnknown(target: string, { sources, diagnostics, file, at }: ResolvedAt): JsonSchema {
  const files = sources.files
    .filter(({ kind }) => kind === 'schema' || kind === 'codes')
    .map(({ path }) => path);
  const meant = nearest(target, files);
  diagnostics.report(file, {
    code: 'schema/unknown-reference',
    message: `"$ref" leads to ${target}, which does not exist.`,
    help: didYouMean(target, files),
    ...(meant !== undefined && { fix: { replace: [...at, '$ref'], value: referenceTo(file.path, meant) } }),
    at: [...at, '$ref'],
  });
  return true;
}

function reportCircle(target: string, location: ResolvedAt): JsonSchema {
  reportEndless(location, {
    word: '$ref',
    message: `"$ref" leads back to ${target}, so the record would have no end.`,
    help: 'Keep the other record by its _id instead, or say with "x-depth" how many levels of a list there may be.',
  });
  return true;
}

/**
 * Reports a property that is required at every level of a list inside itself, since no record could ever
 * satisfy it.
 */
function reportRequiredLevels(own: JsonSchemaObject, resolved: JsonSchemaObject, location: ResolvedAt): void {
  const beyondDepth = Object.keys(own.properties ?? {}).filter(
    (name) => !Object.hasOwn(resolved.properties ?? {}, name),
  );
  for (const name of own.required ?? []) {
    if (!beyondDepth.includes(name)) continue;
    reportEndless(location, {
      word: 'required',
      message: `"${name}" is required at each of its levels, so the record would have no end.`,
      help: `Take "${name}" out of "required".`,
    });
  }
}

function reportEndless(
  { diagnostics, file, at }: ResolvedAt,
  { word, ...said }: { readonly word: string; readonly message: string; readonly help: string },
): void {
  diagnostics.report(file, { code: 'schema/circular-reference', ...said, at: [...at, word] });
}
