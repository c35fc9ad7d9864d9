import type { Diagnostics } from '../diagnostics.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import { emitEntity, emitEntityTypes, homeOf, sourcesOfEntity } from './emit-entity.ts';
import { type GeneratedFile, hashOf } from './emit-files.ts';
import { problemOfCompiling } from './validator-code.ts';

/** Emits what runs of every entity; reports a schema that Ajv refuses. */
export function emitEntities(
  plan: SchemaSetPlan,
  sources: SourceSet,
  diagnostics: Diagnostics,
): Promise<readonly GeneratedFile[]> {
  return emitEach(plan, diagnostics, (entity) => {
    const rules = plan.rulesOf(entity.name);
    const key = JSON.stringify([keyOf(entity, sources), rules]);
    return once(emitted, { name: homeOf(entity), key }, () => emitEntity(entity, rules, sources));
  });
}

/** Emits what TypeScript reads of every entity; reports a schema that the generator of types refuses. */
export function emitTypesOfEntities(
  plan: SchemaSetPlan,
  sources: SourceSet,
  diagnostics: Diagnostics,
): Promise<readonly GeneratedFile[]> {
  return emitEach(plan, diagnostics, (entity) =>
    once(typed, { name: homeOf(entity), key: keyOf(entity, sources) }, () =>
      emitEntityTypes(entity, sources),
    ),
  );
}

async function emitEach(
  { entities, bodies }: SchemaSetPlan,
  diagnostics: Diagnostics,
  emit: (entity: EntityPlan) => Files | Promise<Files>,
): Promise<Files> {
  const files: GeneratedFile[] = [];
  for (const entity of [...entities.values(), ...bodies]) {
    try {
      files.push(...(await emit(entity)));
    } catch (error) {
      reportUncompilable(entity, error instanceof Error ? error.message : String(error), diagnostics);
    }
  }
  return files;
}

/** Reports schemas that Ajv refuses, without emitting. */
export function checkSchemasCompile({ entities, bodies }: SchemaSetPlan, diagnostics: Diagnostics): void {
  for (const entity of [...entities.values(), ...bodies]) {
    const problem = problemOfCompiling(entity.schema);
    if (problem !== undefined) reportUncompilable(entity, problem, diagnostics);
  }
}

/** Reports Ajv's message about a schema that it cannot compile. */
export function reportUncompilable({ file }: EntityPlan, problem: string, diagnostics: Diagnostics): void {
  const message = `This schema cannot be compiled: ${problem}.`;
  const help = 'Compare it with JSON Schema 2020-12.';
  diagnostics.report(file, { code: 'schema/invalid', message, at: [], help });
}

type Files = readonly GeneratedFile[];
type Emitted = Map<string, { readonly key: string; readonly files: Files }>;

const emitted: Emitted = new Map();
const typed: Emitted = new Map();

/** Reuses what was emitted while its sources are unchanged, since validators and types take most of a compilation. */
async function once(
  kept: Emitted,
  { name, key }: { readonly name: string; readonly key: string },
  emit: () => Files | Promise<Files>,
): Promise<Files> {
  const known = kept.get(name);
  if (known?.key === key) return known.files;
  const files = await emit();
  kept.set(name, { key, files });
  return files;
}

function keyOf(entity: EntityPlan, sources: SourceSet): string {
  return JSON.stringify([hashOf(sourcesOfEntity(entity, sources)), entity.schema, entity.record]);
}
