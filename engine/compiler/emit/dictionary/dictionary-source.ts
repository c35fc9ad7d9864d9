import type { CallContract } from '../../../core/product/call.ts';
import type { CheckSet } from '../../../core/product/checks.ts';
import type { FormDescriptor } from '../../../core/product/form.ts';
import type { SearchIndex } from '../../../core/product/search-index.ts';
import type { TabDescriptor } from '../../../core/product/tab.ts';
import { joinLines } from '../../expressions/compile-expression.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { dataOf } from '../../plan/planned.ts';
import type { SchemaSetPlan } from '../../plan/schema-set-plan.ts';
import type { SourceSet } from '../../source/source-set.ts';

/** Sources of the dictionary: the planned schema set, and the files for facts missing in the plan. */
export interface DictionarySource {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly messages: Readonly<Record<string, string>>;
  readonly forms: readonly FormDescriptor[];
  readonly tabs: readonly TabDescriptor[];
  readonly calls: readonly CallContract[];
  readonly searches: readonly SearchIndex[];
  readonly checks: readonly CheckSet[];
  /** Finds the conditions of a rule as written. */
  readonly conditionsOf: (ruleId: string) => RuleConditions;
}

export interface RuleConditions {
  readonly require?: string;
  readonly unless?: string;
  readonly when?: string;
  readonly found?: string;
}

/** Field of an entity at one path. */
export interface FieldUse {
  readonly entity: EntityPlan;
  /** Path pattern in the entity. */
  readonly at: string;
  readonly source: DictionarySource;
}

export function dictionarySource(plan: SchemaSetPlan, sources: SourceSet): DictionarySource {
  const rules = [...sources.of('rules').values()].flatMap(({ value }) => value.rules ?? []);
  const conditions = new Map(rules.map((rule) => [rule.id, conditionsOf(rule)]));
  return {
    plan,
    sources,
    messages: sources.of('product').get('product')?.value.messages ?? {},
    forms: plan.forms.map(dataOf),
    tabs: plan.tabs.map(dataOf),
    calls: plan.calls.map(dataOf),
    searches: plan.searches.map(dataOf),
    checks: plan.checks.map(dataOf),
    conditionsOf: (id) => conditions.get(id) ?? {},
  };
}

/** Joins the conditions of a rule, which may be written as lists of lines. */
function conditionsOf(rule: RuleLines): RuleConditions {
  const entries = (['require', 'unless', 'when', 'found'] as const).flatMap((name) => {
    const source = rule[name];
    return source === undefined ? [] : [[name, joinLines(source)] as const];
  });
  return Object.fromEntries(entries);
}

interface RuleLines {
  readonly require?: string | readonly string[];
  readonly unless?: string | readonly string[];
  readonly when?: string | readonly string[];
  readonly found?: string | readonly string[];
}
