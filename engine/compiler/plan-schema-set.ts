import { checkPlans, checkSchemas } from './check/check.ts';
import type { Diagnostics } from './diagnostics.ts';
import type { ExpressionFacts } from './expressions/facts.ts';
import { planHidden } from './kinds/form/plan-hidden.ts';
import { kinds } from './kinds/kinds.ts';
import type { DescriptorPlans, DescriptorTable, SchemaSetPlan, TablePlan } from './plan/schema-set-plan.ts';
import { type PlansOnDemand, planOnDemand } from './plan-on-demand.ts';
import type { SourceSet } from './source/source-set.ts';

/**
 * Plans entities and rules, then the descriptors of every kind, which depend on them. Calls `seen` with every
 * expression and its location.
 */
export function planSchemaSet(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen?: ExpressionFacts['seen'],
): SchemaSetPlan {
  return planWhole(planOnDemand(sources, diagnostics, seen));
}

/** Builds and checks all plans. */
export function planWhole(plans: PlansOnDemand): SchemaSetPlan {
  const { context } = plans;
  const { entities, rulesOf } = context;
  checkSchemas(context);
  const bodies = plans.bodies();
  for (const { name } of [...entities.values(), ...bodies]) rulesOf(name);
  const descriptors = planDescriptors(plans);
  const hidesOf = planHidden(descriptors.forms, context);
  const planned: SchemaSetPlan = {
    ...descriptors,
    entities,
    bodies,
    rulesOf: (entity) => ({ ...rulesOf(entity), ...hidesOf(entity) }),
  };
  checkPlans(planned, context);
  return planned;
}

function planDescriptors({ context: { sources }, descriptorsOf }: PlansOnDemand): DescriptorPlans {
  const tables = kinds.flatMap(
    ({ name, descriptors }): readonly (readonly [string, readonly TablePlan<DescriptorTable>[]])[] => {
      if (descriptors === undefined) return [];
      const files = [...sources.of(name).values()];
      return [[descriptors.home.table, files.flatMap((file) => descriptorsOf(file))]];
    },
  );
  return Object.fromEntries(tables) as DescriptorPlans;
}
