import type { Diagnostics } from '../../diagnostics.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { type Observed, observed, stillHolds } from '../../source/observed-sources.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';
import { planEntity } from './plan-entity.ts';

interface Known {
  readonly plan: EntityPlan;
  /** What it was made of. */
  readonly read: Observed;
}

const known = new WeakMap<SourceFile<'schema'>, Known>();

/**
 * The entities of a schema set by name. An entity is planned again only if something that its plan was made of has
 * changed: of a hundred, a change of one file leaves most as they are.
 */
export function planEntities(sources: SourceSet, diagnostics: Diagnostics): ReadonlyMap<string, EntityPlan> {
  const files = [...sources.of('schema').values()];
  return new Map(files.map((file) => [file.stem, planOnce(sources, file, diagnostics)]));
}

function planOnce(sources: SourceSet, file: SourceFile<'schema'>, diagnostics: Diagnostics): EntityPlan {
  const before = known.get(file);
  if (before !== undefined && stillHolds(before.read, sources)) return before.plan;
  const reported = diagnostics.every.length;
  const watched = observed(sources);
  const plan = planEntity(watched.sources, file, diagnostics);
  // What is wrong with it is to be reported the next time, too.
  if (diagnostics.every.length === reported) known.set(file, { plan, read: watched.read });
  return plan;
}
