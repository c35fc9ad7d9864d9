import { isJsonObject, type Json, type JsonObject, jsonObject } from '../../core/json/json.ts';
import type { GeneratedFile } from '../emit/emit-files.ts';
import type { AnyKind } from '../kinds/kind.ts';
import { fileTypeName, fileTypes } from './file-types.ts';

/**
 * Emits the files that depend on the kinds alone: the meta-schemas for `$schema`, the editor settings that
 * select them by file name, and the types of source files for the compiler.
 */
export async function emitLanguage(kinds: readonly AnyKind[]): Promise<readonly GeneratedFile[]> {
  const described = kinds.filter(isDescribed);
  const types = await Promise.all(described.map(typesOf));
  return [...kinds.map(metaSchemaOf), editorSettings(kinds), ...types, kindFiles(kinds)];
}

/** Finds the name of a meta-schema, before `.schema.json`; files of the kind `schema` describe entities. */
function metaName({ name }: AnyKind): string {
  return name === 'schema' ? 'entity' : name;
}

function sourceOf(kind: AnyKind): string {
  return `engine/compiler/kinds/${metaName(kind)}/${metaName(kind)}.meta.json`;
}

function metaSchemaOf(kind: AnyKind): GeneratedFile {
  const { $schema, $id, ...rest } = withTechnicalDetail(kind.editorMeta ?? kind.meta);
  const $comment = `GENERATED from ${sourceOf(kind)}; do not edit; run npm run schemas`;
  return {
    path: `schemas/meta/${metaName(kind)}.schema.json`,
    text: printJson({ $schema, $id, $comment, ...rest }),
  };
}

/** Adds the technical detail to each description, since editors show descriptions but not `$comment`. */
function withTechnicalDetail(meta: JsonObject): JsonObject {
  const told: Json = JSON.parse(JSON.stringify(meta), (_name, value: Json) => {
    if (!isJsonObject(value) || typeof value['$comment'] !== 'string') return value;
    const { $comment, description = '', ...rest } = value;
    return { description: `${String(description)} ${$comment}`.trim(), ...rest };
  });
  return jsonObject(told);
}

function editorSettings(kinds: readonly AnyKind[]): GeneratedFile {
  const entries = kinds.map((kind) => {
    const url = `./schemas/meta/${metaName(kind)}.schema.json`;
    return { fileMatch: fileMatchOf(kind), url };
  });
  return { path: '.vscode/settings.json', text: printJson({ 'json.schemas': entries }) };
}

function fileMatchOf({ name }: AnyKind): readonly string[] {
  if (name === 'product') return ['/schemas/product.json'];
  if (name === 'schema') return ['/schemas/**/*.schema.json', '!/schemas/meta/*'];
  return [`/${name === 'screen' ? 'screens' : 'schemas'}/**/*.${name}.json`];
}

/**
 * Reports whether types are emitted for a kind. The kind `schema` is JSON Schema, whose type the contract
 * declares by hand.
 */
function isDescribed({ name }: AnyKind): boolean {
  return name !== 'schema';
}

async function typesOf(kind: AnyKind): Promise<GeneratedFile> {
  const text = await fileTypes(metaName(kind), kind.meta);
  return { path: `engine/compiler/files/${metaName(kind)}.ts`, text: `${header(sourceOf(kind))}\n${text}\n` };
}

/** Emits the names of the kinds, and the type of each kind's files. */
function kindFiles(kinds: readonly AnyKind[]): GeneratedFile {
  const described = kinds.filter(isDescribed);
  const lines = [
    header('engine/compiler/kinds/kinds.ts'),
    "import type { JsonSchemaObject } from '../../core/json/json.ts';",
    ...described.map((kind) => `import type { ${fileTypeName(kind.name)} } from './${kind.name}.ts';`),
    '',
    '/** What a file of the schema set describes; the last part of its name before `.json` says it. */',
    'export const sourceKinds = [',
    ...kinds.map(({ name }) => `  '${name}',`),
    '] as const;',
    '',
    'export type SourceKind = (typeof sourceKinds)[number];',
    '',
    '/** What the files of each kind contain. */',
    'export interface KindFiles {',
    '  readonly schema: JsonSchemaObject;',
    ...described.map(({ name }) => `  readonly ${name}: ${fileTypeName(name)};`),
    '}',
  ];
  return { path: 'engine/compiler/files/kind-files.ts', text: `${lines.join('\n')}\n` };
}

function header(source: string): string {
  return `// GENERATED from ${source} by engine/compiler; do not edit; run npm run schemas`;
}

function printJson(value: JsonObject | object): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
