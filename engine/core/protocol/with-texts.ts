import type { SchemaTexts } from './schema-versions.ts';
import type { SchemaText } from './workbench.ts';

/**
 * A schema set with other texts over it. An empty text stands for no file: by it a draft says that a file is new (its
 * base is empty) or removed (its text is).
 */
export function withTexts(texts: SchemaTexts, changed: readonly SchemaText[]): SchemaTexts {
  const all = new Map([...texts, ...changed.map(({ path, text }) => [path, text] as const)]);
  const present = [...all].filter(([, text]) => text !== '');
  return new Map(present.toSorted(([one], [two]) => (one < two ? -1 : 1)));
}
