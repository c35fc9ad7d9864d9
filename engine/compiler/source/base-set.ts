import { join, resolve } from 'node:path';
import { memoized } from '../../core/compute/memoized.ts';
import { isJsonObject, type Json, type JsonObject, jsonObject } from '../../core/json/json.ts';
import type { SourceFile } from './source-file.ts';

export const productPath = 'schemas/product.json';

/** Path under which the product's file of an extended schema set is read. */
export const basePath = 'schemas/base.product.json';

/** Schema set that a product extends, as its `product.json` names it. */
export interface BaseSet {
  /** Folder, from the root of the product. */
  readonly folder: string;
  /** Beginnings of the paths that are taken; absent: all are. */
  readonly only?: readonly string[];
}

/** Reads which set a product extends; undefined for none, or a text that is no JSON, which is reported elsewhere. */
export function baseIn(text: string | undefined): BaseSet | undefined {
  const { base } = jsonObject(parsed(text ?? ''));
  const { folder, only } = jsonObject(base);
  if (typeof folder !== 'string') return undefined;
  return { folder, ...(Array.isArray(only) ? { only: only.map(String) } : {}) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Folders that a schema set is read from, its own first. */
export interface BaseFolders {
  readonly folders: readonly string[];
  /** True if the set extends itself, directly or by others. */
  readonly isCircular: boolean;
}

/** Follows a product to the sets that it extends, each once. */
export async function baseFoldersOf(
  root: string,
  productIn: (folder: string) => Promise<string | undefined>,
): Promise<BaseFolders> {
  const folders: string[] = [];
  let next: string | undefined = root;
  while (next !== undefined && !folders.some((folder) => resolve(folder) === resolve(next ?? ''))) {
    folders.push(next);
    const base = baseIn(await productIn(next));
    next = base && join(next, base.folder);
  }
  return { folders, isCircular: next !== undefined };
}

/** Puts what the product's file of an extended set says into that of the product, whose own entries stand in its place. */
export function withBaseOfProduct(files: readonly SourceFile[]): readonly SourceFile[] {
  const base = files.find(({ path }) => path === basePath);
  if (base === undefined) return files;
  return files.flatMap((file) => {
    if (file === base) return [];
    return file.path === productPath ? [completed(file)(base)] : [file];
  });
}

/** Completes a file once, since what is remembered of a file goes by its object. */
const completed = memoized((file: SourceFile) =>
  memoized((base: SourceFile): SourceFile => {
    if (!isJsonObject(file.value) || !isJsonObject(base.value)) return file;
    const { $schema: _schema, base: _further, ...given } = base.value;
    const { base: _found, ...own } = file.value;
    return { ...file, value: merged(given, own) };
  }),
);

/** Merges two levels: the members of an object stand beside those of the base, other values replace it. */
function merged(base: JsonObject, own: JsonObject): JsonObject {
  const members = Object.entries(own).map(([name, value]) => [name, beside(base[name], value)] as const);
  return { ...base, ...Object.fromEntries(members) };
}

function beside(base: Json | undefined, own: Json | undefined): Json | undefined {
  return isJsonObject(base) && isJsonObject(own) ? { ...base, ...own } : own;
}
