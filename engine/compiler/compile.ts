import { checkFiles } from './check/check.ts';
import type { Diagnostic } from './diagnostics.ts';
import { emitCallTypes } from './emit/calls/emit-call-types.ts';
import { emitDictionary } from './emit/dictionary/emit-dictionary.ts';
import { emitDescriptors } from './emit/emit-descriptors.ts';
import { emitEntities } from './emit/emit-entities.ts';
import { type GeneratedFile, hashOf } from './emit/emit-files.ts';
import { emitProduct } from './emit/emit-product.ts';
import { emitOpenApi } from './emit/openapi/emit-open-api.ts';
import { kinds } from './kinds/kinds.ts';
import { planSchemaSet } from './plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from './read-schema-set.ts';
import { basePath } from './source/base-set.ts';
import type { SourceFile } from './source/source-file.ts';

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Valid files, as read. */
  readonly sources: readonly SourceFile[];
  /** Files of `generated/`; empty when there is an error. */
  readonly files: readonly GeneratedFile[];
  /** SHA-256 (hex) of the schema set. */
  readonly hash: string;
}

/**
 * Compiles a schema set:
 *
 *     texts ─ parse ─▶ SourceSet ─ check ─▶ ─ plan ─▶ SchemaSetPlan ─ emit ─▶ GeneratedFile[]
 *
 * Pure: reads and writes nothing. Every problem of every file is reported; with one error nothing is emitted.
 */
export async function compileSources(texts: ReadonlyMap<string, string>): Promise<Compilation> {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  const base = texts.get(basePath);
  const hashed = base === undefined ? sources.files : [...sources.files, { path: basePath, text: base }];
  const hash = hashOf(hashed, 64);
  checkFiles(sources, diagnostics);
  const plan = planSchemaSet(sources, diagnostics);
  const entityFiles = diagnostics.hasErrors ? [] : await emitEntities(plan, sources, diagnostics);
  if (diagnostics.hasErrors) return { diagnostics: diagnostics.all, sources: sources.files, files: [], hash };
  const homes = kinds.flatMap(({ descriptors }) => descriptors?.home ?? []);
  const descriptors = emitDescriptors(plan, sources, homes);
  const files = [
    ...entityFiles,
    ...descriptors.files,
    ...(await emitCallTypes(plan, sources)),
    ...emitProduct({ plan, sources, hash, homes, entries: descriptors.entries }),
    emitOpenApi(plan, sources, hash),
    emitDictionary(
      plan,
      sources,
      kinds.flatMap(({ dictionary }) => dictionary ?? []),
    ),
    ...kinds.flatMap(({ emit }) => emit?.(plan, sources) ?? []),
  ];
  return {
    diagnostics: diagnostics.all,
    sources: sources.files,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    hash,
  };
}
