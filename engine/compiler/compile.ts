import { checkFiles } from './check/check.ts';
import type { Diagnostic } from './diagnostics.ts';
import { emitCallTypes } from './emit/calls/emit-call-types.ts';
import { emitDictionary } from './emit/dictionary/emit-dictionary.ts';
import { emitDescriptors } from './emit/emit-descriptors.ts';
import { emitEntities, emitTypesOfEntities } from './emit/emit-entities.ts';
import { type GeneratedFile, hashOf } from './emit/emit-files.ts';
import { emitProduct } from './emit/emit-product.ts';
import { emitOpenApi } from './emit/openapi/emit-open-api.ts';
import { kinds } from './kinds/kinds.ts';
import type { SchemaSetPlan } from './plan/schema-set-plan.ts';
import { planSchemaSet } from './plan-schema-set.ts';
import { readSchemaSet, schemaSetDiagnostics } from './read-schema-set.ts';
import { basePath } from './source/base-set.ts';
import type { SourceFile } from './source/source-file.ts';
import type { SourceSet } from './source/source-set.ts';

export interface Compilation {
  readonly diagnostics: readonly Diagnostic[];
  /** Valid files, as read. */
  readonly sources: readonly SourceFile[];
  /** Files of `generated/`, or what of them runs; empty when there is an error. */
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
 *
 * With `modules`, emits only what a gateway or a page loads, without types and documents.
 */
export async function compileSources(
  texts: ReadonlyMap<string, string>,
  wanted: 'everything' | 'modules' = 'everything',
): Promise<Compilation> {
  const diagnostics = schemaSetDiagnostics();
  const sources = readSchemaSet(texts, diagnostics);
  const base = texts.get(basePath);
  const hashed = base === undefined ? sources.files : [...sources.files, { path: basePath, text: base }];
  const hash = hashOf(hashed, 64);
  checkFiles(sources, diagnostics);
  const plan = planSchemaSet(sources, diagnostics);
  const isWhole = wanted === 'everything';
  const entityFiles = diagnostics.hasErrors ? [] : await emitEntities(plan, sources, diagnostics);
  const typeFiles =
    diagnostics.hasErrors || !isWhole ? [] : await emitTypesOfEntities(plan, sources, diagnostics);
  if (diagnostics.hasErrors) return { diagnostics: diagnostics.all, sources: sources.files, files: [], hash };
  const homes = kinds.flatMap(({ descriptors }) => descriptors?.home ?? []);
  const descriptors = emitDescriptors(plan, sources, homes);
  const modules = [
    ...entityFiles,
    ...descriptors.files,
    ...emitProduct({ plan, sources, hash, homes, entries: descriptors.entries }),
    ...kinds.flatMap(({ emit }) => emit?.(plan, sources) ?? []),
  ];
  const files = isWhole
    ? [...modules, ...typeFiles, ...(await emitForReaders(plan, sources, hash))]
    : modules;
  return {
    diagnostics: diagnostics.all,
    sources: sources.files,
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    hash,
  };
}

/** Emits what people and TypeScript read of a whole schema set. */
async function emitForReaders(
  plan: SchemaSetPlan,
  sources: SourceSet,
  hash: string,
): Promise<readonly GeneratedFile[]> {
  const sections = kinds.flatMap(({ dictionary }) => dictionary ?? []);
  return [
    ...(await emitCallTypes(plan, sources)),
    emitOpenApi(plan, sources, hash),
    emitDictionary(plan, sources, sections),
  ];
}
