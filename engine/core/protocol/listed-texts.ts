import type { SchemaTexts } from './schema-versions.ts';
import type { SchemaText } from './workbench.ts';

/** Converts a list of files to texts by path. */
export function textsByPath(files: readonly SchemaText[]): SchemaTexts {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** Lists the files of a schema set, in its order. */
export function listedTexts(texts: SchemaTexts): readonly SchemaText[] {
  return [...texts].map(([path, text]) => ({ path, text }));
}
