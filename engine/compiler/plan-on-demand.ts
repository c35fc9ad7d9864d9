import { memoized } from '../core/compute/memoized.ts';
import { once } from '../core/compute/once.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ExpressionFacts } from './expressions/facts.ts';
import { userType } from './expressions/user-type.ts';
import type { SourceKind } from './files/kind-files.ts';
import { planBodies } from './kinds/calls/plan-body.ts';
import { planEntity } from './kinds/entity/plan-entity.ts';
import type { AnyKind } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import { planMigrations } from './kinds/migrations/plan-migrations.ts';
import { planRules } from './kinds/rules/plan-rules.ts';
import { recordsContext } from './plan/contexts.ts';
import type { EntityPlan } from './plan/entity-plan.ts';
import { expressionFacts } from './plan/plan-facts.ts';
import type { DescriptorContext, PlanContext } from './plan/plan-set.ts';
import { plannedOnce, plannedOnceFromFiles } from './plan/planned-once.ts';
import { noRules, type RulesPlan } from './plan/rules-plan.ts';
import type { DescriptorTable, TablePlan } from './plan/schema-set-plan.ts';
import { usesOf } from './plan/uses.ts';
import type { SourceFile } from './source/source-file.ts';
import type { SourceSet } from './source/source-set.ts';

/** Plans of a schema set, each built on first use, so that the preview of one form does not wait for others. */
export interface PlansOnDemand {
  readonly context: DescriptorContext;
  /** Plans of the bodies that calls describe themselves. */
  readonly bodies: () => readonly EntityPlan[];
  /** Finds the descriptors of a file, for the table of its kind; none for a kind without descriptors. */
  readonly descriptorsOf: (file: SourceFile<SourceKind>) => readonly TablePlan<DescriptorTable>[];
}

/** Builds plans on demand; calls `seen` with every expression and its location. */
export function planOnDemand(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen?: ExpressionFacts['seen'],
): PlansOnDemand {
  const plans = planEntities(sources, diagnostics, seen);
  const unruled = { ...plans, rulesOf: () => noRules };
  const bodies = once(() => [...sources.of('calls').values()].flatMap((file) => bodiesOnce(file, plans)));
  const rules = new Map<string, RulesPlan>();
  function rulesOf(name: string): RulesPlan {
    const known = rules.get(name) ?? rulesNamed(name);
    rules.set(name, known);
    return known;
  }
  function rulesNamed(name: string): RulesPlan {
    const entity = plans.entities.get(name) ?? bodies().find((body) => body.name === name);
    return entity === undefined ? noRules : rulesOnce(entity, unruled);
  }
  const context = { ...plans, rulesOf };
  return {
    ...{ context, bodies },
    descriptorsOf: memoized((file: SourceFile<SourceKind>) => {
      const descriptors = kinds.find(({ name }) => name === file.kind)?.descriptors;
      return descriptors === undefined ? [] : descriptorsOnce(descriptors)(file, context);
    }),
  };
}

const entityOnce = plannedOnceFromFiles(planEntity);
const bodiesOnce = plannedOnceFromFiles(planBodies);

const rulesOnce = plannedOnce((entity: EntityPlan, plans) => ({
  ...planRules(entity, plans),
  ...planMigrations(entity, plans),
}));

function planEntities(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen: ExpressionFacts['seen'],
): PlanContext {
  const files = [...sources.of('schema').values()];
  const entities = new Map(files.map((file) => [file.stem, entityOnce(file, { sources, diagnostics })]));
  const nouns = new Map(kinds.flatMap(({ name, noun }) => (noun === undefined ? [] : [[name, noun]])));
  const uses = usesOf(entities.values());
  const owner = [...entities.values()].find(({ record }) => record?.organizationAt === '/_id')?.name;
  const records = recordsContext({ entities, sources });
  const facts = expressionFacts({ entities, sources }, { ...records, user: userType });
  return {
    ...{ sources, diagnostics, entities, uses, owner, records, nouns, userType },
    facts: seen === undefined ? facts : { ...facts, seen },
  };
}

/** Plans the descriptors of a file, once while the file and everything that planning reads stay unchanged. */
const descriptorsOnce = memoized((descriptors: NonNullable<AnyKind['descriptors']>) =>
  plannedOnce((file: SourceFile<SourceKind>, plans) => [descriptors.plan(file, plans)].flat()),
);
