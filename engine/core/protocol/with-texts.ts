import type { SchemaTexts } from './schema-versions.ts';
import type { SchemaText } from './workbench.ts';

/**
 * Overlays a schema set with other texts; an empty text removes its file. An empty base text means that the
 * draft adds the file.
 */
export function withTexts(texts: SchemaTexts, changed: readonly SchemaText[]): SchemaTexts {
  const all = new Map([...texts, ...changed.map(({ path, text }) => [path, text] as const)]);
  const present = [...all].filter(([, text]) => text !== '');
  return new Map(present.toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
