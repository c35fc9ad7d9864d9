import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';

/** Reports whether two sets have the same files and texts, in any order. */
export function areSameTexts(texts: SchemaTexts, others: SchemaTexts): boolean {
  if (texts === others) return true;
  return texts.size === others.size && [...texts].every(([path, text]) => others.get(path) === text);
}
