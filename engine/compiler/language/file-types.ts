import { compile } from 'json-schema-to-typescript';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../core/json/json.ts';

/**
 * Emits the TypeScript types of a kind's files from its meta-schema: one for the file, one for each of its
 * `$defs`, and one for each part with an `x-type`. Every name ends in `File`.
 */
export async function fileTypes(name: string, meta: JsonObject): Promise<string> {
  const parts = isJsonObject(meta['$defs']) ? Object.entries(meta['$defs']) : [];
  const all = [[name, meta] as const, ...parts];
  const codes = await Promise.all(all.map(([part, schema]) => typeOf(part, schema ?? {})));
  const text = codes.map((code) => asRead(code.trim())).join('\n\n');
  const json = "import type { Json } from '../../core/json/json.ts';\n\n";
  return text.includes('Json') ? json + text : text;
}

/** Makes all members read-only, since a parsed file never changes, and turns `unknown` into `Json`. */
function asRead(code: string): string {
  return code
    .replaceAll(/\b(\w+)\[\]/g, 'readonly $1[]')
    .replaceAll('[k: string]: unknown;', '[k: string]: Json | undefined;');
}

/** Names the type of a file: `calls` → `CallsFile`. */
export function fileTypeName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/);
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}File`;
}

async function typeOf(name: string, schema: Json): Promise<string> {
  const { 'x-type': _name, $defs: _parts, ...own } = isJsonObject(schema) ? schema : {};
  const shape = { ...shapeOf(own), title: fileTypeName(name) };
  return compile(shape, fileTypeName(name), {
    bannerComment: '',
    style: { singleQuote: true, printWidth: 110 },
    unknownAny: true,
    additionalProperties: true,
    ignoreMinAndMaxItems: true,
  });
}

/**
 * Reduces a schema to the part that a type can express; patterns, limits and conditions are checked when a file is
 * read.
 */
function shapeOf(schema: JsonObject): JsonObject {
  const {
    $ref,
    'x-type': name,
    description,
    properties,
    items,
    additionalProperties,
    patternProperties,
  } = schema;
  const named = {
    ...(description === undefined ? {} : { description }),
    ...(typeof name === 'string' ? { title: fileTypeName(name) } : {}),
  };
  if (typeof $ref === 'string') return { ...named, tsType: fileTypeName($ref.replace('#/$defs/', '')) };
  const choices = (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
    const branches = listOf(schema[keyword]);
    return branches.some(saysWhatItIs) ? [[keyword, exclusive(branches).map(shapeOf)] as const] : [];
  });
  const kept = (['type', 'enum', 'const', 'required', 'tsType'] as const).flatMap((keyword) =>
    schema[keyword] === undefined ? [] : [[keyword, schema[keyword]] as const],
  );
  return {
    ...named,
    ...Object.fromEntries([...kept, ...choices]),
    ...(isJsonObject(properties) ? { properties: shapesOf(properties) } : {}),
    ...(isJsonObject(items) ? { items: shapeOf(items) } : {}),
    // Treats properties by pattern as index entries, since TypeScript has no property patterns.
    ...valuesOf(patternProperties === undefined ? additionalProperties : false),
  };
}

function valuesOf(values: Json | undefined): JsonObject {
  if (isJsonObject(values)) return { additionalProperties: shapeOf(values) };
  return values === undefined ? {} : { additionalProperties: values };
}

/** Leaves out `$schema`, which only editors read. */
function shapesOf(properties: JsonObject): JsonObject {
  const entries = Object.entries(properties).filter(([key]) => key !== '$schema');
  return Object.fromEntries(
    entries.map(([key, child]) => [key, isJsonObject(child) ? shapeOf(child) : (child ?? true)]),
  );
}

function listOf(value: Json | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? jsonItems(value).filter(isJsonObject) : [];
}

/** Reports whether an alternative affects the type; one that only requires properties does not. */
function saysWhatItIs(branch: JsonObject): boolean {
  return ['type', '$ref', 'const', 'enum'].some((keyword) => branch[keyword] !== undefined);
}

/**
 * Marks the properties of the other alternatives as absent in each alternative, so that TypeScript can tell
 * them apart.
 */
function exclusive(branches: readonly JsonObject[]): readonly JsonObject[] {
  const names = new Set(branches.flatMap((branch) => Object.keys(propertiesOf(branch))));
  return branches.map((branch) => {
    if (branch['additionalProperties'] !== false) return branch;
    const own = propertiesOf(branch);
    const absent = [...names].filter((name) => !(name in own));
    const missing = Object.fromEntries(absent.map((name) => [name, { tsType: 'undefined' }]));
    return { ...branch, properties: { ...own, ...missing } };
  });
}

function propertiesOf({ properties }: JsonObject): JsonObject {
  return isJsonObject(properties) ? properties : {};
}
