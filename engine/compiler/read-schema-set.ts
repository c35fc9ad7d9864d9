import { metaSchemasHold } from './check/meta-schemas-hold.rule.ts';
import { Diagnostics } from './diagnostics.ts';
import { kinds } from './kinds/kinds.ts';
import { parseSources, type SourceSet } from './source/source-set.ts';

/**
 * Parses the files of a schema set, checks their shape, and completes them with standard content, such as standard
 * calls.
 */
export function readSchemaSet(texts: ReadonlyMap<string, string>, diagnostics: Diagnostics): SourceSet {
  return parseSources(texts, diagnostics, { hasShape: metaSchemasHold, completions: kinds });
}

const names = new Map(kinds.map(({ name, locations }) => [name, locations]));

/** Creates diagnostics that name locations in words instead of paths. */
export function schemaSetDiagnostics(): Diagnostics {
  return new Diagnostics(names);
}
