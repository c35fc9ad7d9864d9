import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnowledgePackage } from './knowledge-package.ts';
import { readPackage } from './read-package.ts';

const file = join(import.meta.dirname, 'us-public.ndjson');
let shipped: readonly KnowledgePackage[] | undefined;

/** Reads the shipped packages; a loaded package of equal name replaces a shipped one. */
export function shippedKnowledge(): readonly KnowledgePackage[] {
  shipped ??= [readShipped()];
  return shipped;
}

function readShipped(): KnowledgePackage {
  const read = readPackage(readFileSync(file, 'utf8'));
  if (read.kind === 'package') return read.content;
  const lines = read.problems.map(({ line, what }) => `line ${line}: ${what}`).join('; ');
  throw new Error(`The package that comes with the product is damaged: ${lines}.`);
}
