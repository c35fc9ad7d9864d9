import { join, resolve } from 'node:path';
import type { Product } from '../core/product/product.ts';
import { compileSources } from './compile.ts';
import { loadProduct } from './compile-product.ts';
import { type Diagnostic, formatDiagnostics } from './diagnostics.ts';
import { readSources } from './source/read-sources.ts';

/** Folder and files of a small schema set of books, authors and loans. */
export const libraryRoot = join(resolve(import.meta.dirname, '../..'), 'tests/fixtures/library');

export const libraryTexts = await readSources(libraryRoot);

/** Compiles the library, with edits if any, for tests of what the engine does with a compiled product. */
export async function compiledLibrary(...edits: readonly Edit[]): Promise<Product> {
  const { diagnostics, files } = await compileSources(edited(...edits));
  if (files.length === 0) throw new Error(formatDiagnostics(diagnostics));
  return loadProduct(files);
}

/** Change of one file: a text in the file and its replacement. */
export interface Edit {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/** Applies edits to the library's files; throws if a file lacks the text to replace. */
export function edited(...edits: readonly Edit[]): ReadonlyMap<string, string> {
  const texts = new Map(libraryTexts);
  for (const { path, from, to } of edits) {
    const text = texts.get(path);
    if (text?.includes(from) !== true) throw new Error(`${path} has no ${from}`);
    texts.set(path, text.replace(from, to));
  }
  return texts;
}

/** Lists the compiler's reports about the edited library, each as `path code ⟨marked text⟩ help`. */
export async function problemsAfter(...edits: readonly Edit[]): Promise<readonly string[]> {
  const { diagnostics } = await compileSources(edited(...edits));
  return diagnostics.map(lineOf);
}

export function lineOf({ path, code, source, column, length, help }: Diagnostic): string {
  const marked = source.slice(column - 1, column - 1 + length);
  return `${path.slice(path.lastIndexOf('/') + 1)} ${code} ⟨${marked}⟩ ${help ?? ''}`.trim();
}
