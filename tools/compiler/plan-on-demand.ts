import type { Diagnostics } from './diagnostics.ts';
import { type ExpressionFacts, noFacts } from './expressions/facts.ts';
import { userType } from './expressions/user-type.ts';
import type { SourceKind } from './files/kind-files.ts';
import { planBodies } from './kinds/calls/plan-body.ts';
import { planEntities } from './kinds/entity/plan-entities.ts';
import type { AnyKind } from './kinds/kind.ts';
import { kinds } from './kinds/kinds.ts';
import { planMigrations } from './kinds/migrations/plan-migrations.ts';
import { planRules } from './kinds/rules/plan-rules.ts';
import { recordsContext } from './plan/contexts.ts';
import type { EntityPlan } from './plan/entity-plan.ts';
import { factsOf } from './plan/plan-facts.ts';
import type { DescriptorContext, PlanContext } from './plan/plan-set.ts';
import { noRules, type RulesPlan } from './plan/rules-plan.ts';
import type { DescriptorTable, TablePlan } from './plan/schema-set-plan.ts';
import { remembered } from './source/remembered.ts';
import type { SourceFile } from './source/source-file.ts';
import type { SourceSet } from './source/source-set.ts';

/** The plans of a schema set, each made when it is first asked for: who looks at one form waits for no other. */
export interface PlansOnDemand {
  readonly context: DescriptorContext;
  /** Bodies that calls describe themselves. */
  readonly bodies: () => readonly EntityPlan[];
  /** The descriptors of a file, for the table of its kind; none of a kind that has no descriptors. */
  readonly descriptorsOf: (file: SourceFile<SourceKind>) => readonly TablePlan<DescriptorTable>[];
}

/** `seen` is called with every expression with its place. */
export function planOnDemand(
  sources: SourceSet,
  diagnostics: Diagnostics,
  seen?: ExpressionFacts['seen'],
): PlansOnDemand {
  const plans = contextOf(sources, diagnostics, seen);
  const bodies = once(() => [...sources.of('calls').values()].flatMap((file) => planBodies(file, plans)));
  const rules = new Map<string, RulesPlan>();
  function rulesOf(name: string): RulesPlan {
    const known = rules.get(name) ?? rulesNamed(name);
    rules.set(name, known);
    return known;
  }
  function rulesNamed(name: string): RulesPlan {
    const entity = plans.entities.get(name) ?? bodies().find((body) => body.name === name);
    return entity === undefined ? noRules : { ...planRules(entity, plans), ...planMigrations(entity, plans) };
  }
  const context = { ...plans, rulesOf };
  return {
    ...{ context, bodies },
    descriptorsOf: remembered((file: SourceFile<SourceKind>) =>
      [kindOf(file)?.descriptors?.plan(file, context) ?? []].flat(),
    ),
  };
}

function contextOf(sources: SourceSet, diagnostics: Diagnostics, seen: ExpressionFacts['seen']): PlanContext {
  const entities = planEntities(sources, diagnostics);
  const nouns = new Map(kinds.flatMap(({ name, noun }) => (noun === undefined ? [] : [[name, noun]])));
  const known = { sources, diagnostics, entities, nouns, userType, facts: noFacts };
  const accessContext = { ...recordsContext(known), user: userType };
  return { ...known, facts: { ...factsOf(known, accessContext), ...(seen !== undefined && { seen }) } };
}

function kindOf({ kind }: SourceFile<SourceKind>): AnyKind | undefined {
  return kinds.find(({ name }) => name === kind);
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
