import type { Diagnostics } from '../diagnostics.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { RulesPlan } from '../plan/rules-plan.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import { emitEntity, homeOf, sourcesOfEntity } from './emit-entity.ts';
import { type GeneratedFile, hashOf } from './emit-files.ts';
import { problemOfCompiling } from './validator-code.ts';

/** The files of every entity; a schema that Ajv or the maker of types cannot take is reported. */
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

/** Reports what emitting would find wrong with the schemas, without emitting anything. */
export function checkSchemasCompile({ entities, bodies }: SchemaSetPlan, diagnostics: Diagnostics): void {
  for (const entity of [...entities.values(), ...bodies]) {
    const problem = problemOfCompiling(entity.schema);
    if (problem !== undefined) reportUncompilable(entity, problem, diagnostics);
  }
}

/** Reports what Ajv says of a schema that it cannot compile. */
export function reportUncompilable({ file }: EntityPlan, problem: string, diagnostics: Diagnostics): void {
  const message = `This schema cannot be compiled: ${problem}.`;
  const help = 'Compare it with JSON Schema 2020-12.';
  diagnostics.report(file, { code: 'schema/invalid', message, at: [], help });
}

const emitted = new Map<string, { readonly key: string; readonly files: readonly GeneratedFile[] }>();

/**
 * Validators and types take the most time. What was emitted for an entity before is emitted again as long as
 * everything that it is made of is the same, so that a watcher does the work of one entity, not of all.
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
