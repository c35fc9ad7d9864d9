import type { SchemaTexts } from './schema-versions.ts';
import type { SchemaText } from './workbench.ts';

/**
 * Overlays a schema set with other texts. An empty text stands for a missing file: a draft has an empty base for a
 * new file, and an empty text for a removed one.
 */
export function withTexts(texts: SchemaTexts, changed: readonly SchemaText[]): SchemaTexts {
  const all = new Map([...texts, ...changed.map(({ path, text }) => [path, text] as const)]);
  const present = [...all].filter(([, text]) => text !== '');
  return new Map(present.toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
