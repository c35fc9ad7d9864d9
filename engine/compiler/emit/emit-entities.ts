import type { Diagnostics } from '../diagnostics.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { RulesPlan } from '../plan/rules-plan.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import { emitEntity, homeOf, sourcesOfEntity } from './emit-entity.ts';
import { type GeneratedFile, hashOf } from './emit-files.ts';
import { problemOfCompiling } from './validator-code.ts';

/** Emits the files of every entity; reports a schema that Ajv or the generator of types refuses. */
export async function emitEntities(
  plan: SchemaSetPlan,
  sources: SourceSet,
  diagnostics: Diagnostics,
): Promise<readonly GeneratedFile[]> {
  const files: GeneratedFile[] = [];
  for (const entity of [...plan.entities.values(), ...plan.bodies]) {
    try {
      files.push(...(await emitOnce(entity, plan.rulesOf(entity.name), sources)));
    } catch (error) {
      reportUncompilable(entity, error instanceof Error ? error.message : String(error), diagnostics);
    }
  }
  return files;
}

/** Reports schemas that Ajv or the generator of types refuses, without emitting. */
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

const emitted = new Map<string, { readonly key: string; readonly files: readonly GeneratedFile[] }>();

/**
 * Emits an entity. Reuses its files while all its sources are unchanged, since validators and types take most
 * of a compilation.
 */
async function emitOnce(
  entity: EntityPlan,
  rules: RulesPlan,
  sources: SourceSet,
): Promise<readonly GeneratedFile[]> {
  const { schema, record } = entity;
  const key = JSON.stringify([hashOf(sourcesOfEntity(entity, sources)), schema, record, rules]);
  const home = homeOf(entity);
  const known = emitted.get(home);
  if (known?.key === key) return known.files;
  const files = await emitEntity(entity, rules, sources);
  emitted.set(home, { key, files });
  return files;
}
