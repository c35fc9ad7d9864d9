import type { SchemaTexts } from './schema-versions.ts';
import type { SchemaText } from './workbench.ts';

/** Files that travel as a list, by their paths. */
export function textsByPath(files: readonly SchemaText[]): SchemaTexts {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The files of a schema set as a list, in its order. */
export function listedTexts(texts: SchemaTexts): readonly SchemaText[] {
  return [...texts].map(([path, text]) => ({ path, text }));
}
