import { checkPlans, checkSchemas } from './check/check.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ExpressionFacts } from './expressions/facts.ts';
import { userType } from './expressions/user-type.ts';
import type { SourceKind } from './files/kind-files.ts';
import { planBodies } from './kinds/calls/plan-body.ts';
import { planEntity } from './kinds/entity/plan-entity.ts';
import { planHidden } from './kinds/form/plan-hidden.ts';
import type { AnyKind } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import { planMigrations } from './kinds/migrations/plan-migrations.ts';
import { planRules } from './kinds/rules/plan-rules.ts';
import { recordsContext } from './plan/contexts.ts';
import type { EntityPlan } from './plan/entity-plan.ts';
import { factsOf } from './plan/plan-facts.ts';
import type { DescriptorContext, PlanContext } from './plan/plan-set.ts';
import { plannedOnce, plannedOnceFromFiles } from './plan/planned-once.ts';
import { noRules } from './plan/rules-plan.ts';
import type { DescriptorPlans, DescriptorTable, SchemaSetPlan, TablePlan } from './plan/schema-set-plan.ts';
import { usesOf } from './plan/uses.ts';
import { remembered } from './source/remembered.ts';
import type { SourceFile } from './source/source-file.ts';
import type { SourceSet } from './source/source-set.ts';

/**
 * Plans entities and their rules, which everything else leans on, then the descriptors of every kind. `seen` is called with
 * every expression with its place.
 */
export function planSchemaSet(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen?: ExpressionFacts['seen'],
): SchemaSetPlan {
  const plans = planEntities(sources, diagnostics, seen);
  checkSchemas(plans);
  const bodies = [...sources.of('calls').values()].flatMap((file) => bodiesOnce(file, plans));
  const ruled = [...plans.entities.values(), ...bodies];
  const unruled = { ...plans, rulesOf: () => noRules };
  const rules = new Map(ruled.map((entity) => [entity.name, rulesOnce(entity, unruled)]));
  const rulesOf = (entity: string) => rules.get(entity) ?? noRules;
  const descriptors = planDescriptors({ ...plans, rulesOf });
  const hidesOf = planHidden(descriptors.forms, plans);
  const planned: SchemaSetPlan = {
    ...descriptors,
    entities: plans.entities,
    bodies,
    rulesOf: (entity) => ({ ...rulesOf(entity), ...hidesOf(entity) }),
  };
  checkPlans(planned, plans);
  return planned;
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
  const facts = factsOf({ entities, sources }, { ...records, user: userType });
  return {
    ...{ sources, diagnostics, entities, uses, owner, records, nouns, userType },
    facts: seen === undefined ? facts : { ...facts, seen },
  };
}

/** What each kind makes of its files. */
const descriptorsOnce = remembered((descriptors: NonNullable<AnyKind['descriptors']>) =>
  plannedOnce((file: SourceFile<SourceKind>, plans) => [descriptors.plan(file, plans)].flat()),
);

function planDescriptors(plans: DescriptorContext): DescriptorPlans {
  const tables = kinds.flatMap(
    ({ name, descriptors }): readonly (readonly [string, readonly TablePlan<DescriptorTable>[]])[] => {
      if (descriptors === undefined) return [];
      const files = [...plans.sources.of(name).values()];
      return [[descriptors.home.table, files.flatMap((file) => descriptorsOnce(descriptors)(file, plans))]];
    },
  );
  return Object.fromEntries(tables) as DescriptorPlans;
}
