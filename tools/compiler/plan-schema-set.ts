import { checkPlans, checkSchemas } from './check/check.ts';
import type { Diagnostics } from './diagnostics.ts';
import { type ExpressionFacts, noFacts } from './expressions/facts.ts';
import { userType } from './expressions/user-type.ts';
import { planBodies } from './kinds/calls/plan-body.ts';
import { planEntity } from './kinds/entity/plan-entity.ts';
import { planHidden } from './kinds/form/plan-hidden.ts';
import { kinds } from './kinds/kinds.ts';
import { planMigrations } from './kinds/migrations/plan-migrations.ts';
import { planRules } from './kinds/rules/plan-rules.ts';
import { recordsContext } from './plan/contexts.ts';
import { factsOf } from './plan/plan-facts.ts';
import type { DescriptorContext, PlanContext } from './plan/plan-set.ts';
import { noRules } from './plan/rules-plan.ts';
import type { DescriptorPlans, DescriptorTable, SchemaSetPlan, TablePlan } from './plan/schema-set-plan.ts';
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
  const bodies = [...sources.of('calls').values()].flatMap((file) => planBodies(file, plans));
  const ruled = [...plans.entities.values(), ...bodies];
  const rules = new Map(
    ruled.map((entity) => [entity.name, { ...planRules(entity, plans), ...planMigrations(entity, plans) }]),
  );
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

function planEntities(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen: ExpressionFacts['seen'],
): PlanContext {
  const files = [...sources.of('schema').values()];
  const entities = new Map(files.map((file) => [file.stem, planEntity(sources, file, diagnostics)]));
  const nouns = new Map(kinds.flatMap(({ name, noun }) => (noun === undefined ? [] : [[name, noun]])));
  const known = { sources, diagnostics, entities, nouns, userType, facts: noFacts };
  const accessContext = { ...recordsContext(known), user: userType };
  return { ...known, facts: { ...factsOf(known, accessContext), ...(seen !== undefined && { seen }) } };
}

function planDescriptors(plans: DescriptorContext): DescriptorPlans {
  const tables = kinds.flatMap(
    ({ name, descriptors }): readonly (readonly [string, readonly TablePlan<DescriptorTable>[]])[] => {
      if (descriptors === undefined) return [];
      const files = [...plans.sources.of(name).values()];
      return [[descriptors.home.table, files.flatMap((file) => descriptors.plan(file, plans))]];
    },
  );
  return Object.fromEntries(tables) as DescriptorPlans;
}
