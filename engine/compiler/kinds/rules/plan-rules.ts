import type { Code } from '../../code/literal.ts';
import { compileExpression } from '../../expressions/compile-expression.ts';
import type { ExpressionContext } from '../../expressions/environment.ts';
import { readsSiblings } from '../../expressions/reads.ts';
import type { RuleFile, RulesFile } from '../../files/rules.ts';
import { keyContext, keyContextOfUses, rootType, subjectContext } from '../../plan/contexts.ts';
import type { EntityPlan } from '../../plan/entity-plan.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { planPiped } from '../../plan/plan-piped.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { DerivationPlan, RulePlan, RulesPlan } from '../../plan/rules-plan.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { type DerivationSource, planDerivations } from './plan-derivations.ts';
import { planValues } from './plan-values.ts';
import { planWith, type RuleContexts, ruleContexts, withSiblings } from './rule-contexts.ts';

/** Plans the rules and messages of an entity: its own, and those of every schema it uses, each at its path. */
export function planRules(entity: EntityPlan, plans: PlanContext): RulesPlan {
  const rules: RulePlan[] = [];
  const derived: DerivationPlan[] = [];
  const messages: Record<string, Readonly<Record<string, string>>> = {};
  for (const { stem, on } of entity.uses) {
    const file = plans.sources.of('rules').get(stem);
    if (file === undefined) continue;
    const source = file.value;
    const owner = plans.entities.get(stem) ?? entity;
    const context = contextAt(owner, entity, on, plans);
    const mayName = ruleContexts({ file, owner, context, plans });
    rules.push(...rulesOf({ file, source, on, plans, owner, mayName }));
    derived.push(
      ...planDerivations({
        file,
        // Casts the sources, since the meta-schema also allows lists of texts as values, which no plan uses.
        sources: (source.derived ?? []) as readonly DerivationSource[],
        on,
        owner,
        context: withSiblings(context, owner),
        plans,
      }),
    );
    for (const [at, texts] of Object.entries(source.messages ?? {})) {
      messages[on + at] = { ...resolveTexts({ file, at, texts, plans }), ...messages[on + at] };
    }
  }
  const own = plans.sources.of('rules').get(entity.name)?.value;
  checkNamed(entity, plans);
  const isRead =
    /\bsiblings\b/.test(JSON.stringify(own?.derived ?? [])) ||
    rules.some(({ severity, test, guard }) => severity === 'error' && [test, guard].some(readsSiblingsIn));
  return {
    ...{ rules, messages, derived, readsSiblings: isRead, with: planWith(entity, plans) },
    ...planValues(entity, plans),
  };
}

function readsSiblingsIn(test: Code | undefined): boolean {
  return test !== undefined && readsSiblings(test);
}

/** Requires a named expression to read only its record, since callers pass nothing else. */
function checkNamed(entity: EntityPlan, plans: PlanContext): void {
  const file = plans.sources.of('rules').get(entity.name);
  if (file === undefined) return;
  const context = { self: entity.type };
  for (const [name, source] of Object.entries(file.value.expressions ?? {}))
    compileExpression(
      { file, at: ['expressions', name], source, context, facts: plans.facts },
      plans.diagnostics,
    );
}

interface RulesAt {
  readonly file: SourceFile;
  readonly source: RulesFile;
  readonly on: string;
  readonly plans: PlanContext;
  readonly owner: EntityPlan;
  /** Names available to the rules, by severity. */
  readonly mayName: RuleContexts;
}

function rulesOf(given: RulesAt): readonly RulePlan[] {
  const { file, source, plans, owner } = given;
  return (source.rules ?? []).flatMap((rule, index) => {
    if (!owner.schemas.has(rule.at)) {
      const known = [...owner.schemas.keys()].filter((at) => at !== '');
      const message = `The rule "${rule.id}" stands at "${rule.at}", which "${owner.name}" does not have.`;
      reportUnknown(plans.diagnostics, file, { message, name: rule.at, known, at: ['rules', index, 'at'] });
      return [];
    }
    const planned = planRule({ rule, index, ...given });
    return planned === undefined ? [] : [planned];
  });
}

/**
 * Builds the context of a rule. A rule of a shared type reads only its own value; a rule of a row also reads
 * the record around the row.
 */
function contextAt(owner: EntityPlan, entity: EntityPlan, on: string, plans: PlanContext): ExpressionContext {
  const key = `${owner.name}@${entity.name}${on}`;
  const known = contexts.get(plans)?.get(key);
  if (known !== undefined) return known;
  const self = owner.type;
  const hasRoot = owner.schema.properties !== undefined;
  const root = on === '' ? rootType(owner, plans) : entity.type;
  const context = {
    self,
    old: self,
    ...(hasRoot ? { root } : {}),
    user: plans.userType,
    ...subjectContext(entity, plans),
    ...(on === '' ? keyContextOfUses(owner, plans) : keyContext(entity, on, plans)),
  };
  contexts.set(plans, (contexts.get(plans) ?? new Map()).set(key, context));
  return context;
}

const contexts = new WeakMap<PlanContext, Map<string, ExpressionContext>>();

function planRule({
  rule,
  index,
  file,
  on,
  plans,
  mayName,
}: RulesAt & { rule: RuleFile; index: number }): RulePlan | undefined {
  const kind = (['require', 'unless', 'found'] as const).find((word) => rule[word] !== undefined) ?? 'when';
  const { severity = 'error' } = rule;
  const context = mayName[severity];
  const compile = (name: RulePlan['kind']) => {
    const source = rule[name];
    if (source === undefined) return undefined;
    const wants = name === 'found' ? 'string' : 'bool';
    return compileExpression(
      { file, at: ['rules', index, name], source, context, facts: plans.facts, wants },
      plans.diagnostics,
    );
  };
  const test = compile(kind);
  const guard = kind === 'when' ? undefined : compile('when');
  const message = resolveMessage({ file, at: ['rules', index, 'message'], text: rule.message, plans });
  const values = planPiped(message, (source, wants) =>
    compileExpression(
      { file, at: ['rules', index, 'message'], source, context, facts: plans.facts, wants },
      plans.diagnostics,
    ),
  );
  if (test === undefined) return undefined;
  return {
    id: rule.id,
    on,
    at: rule.at,
    severity,
    message,
    kind,
    test,
    ...(guard === undefined ? {} : { guard }),
    ...(values === undefined ? {} : { values }),
    ...(rule.loads === undefined ? {} : { loads: rule.loads }),
  };
}

function resolveTexts({
  file,
  at,
  texts,
  plans,
}: {
  file: SourceFile;
  at: string;
  texts: Readonly<Record<string, string>>;
  plans: PlanContext;
}) {
  const entries = Object.entries(texts).map(([keyword, text]) => {
    return [keyword, resolveMessage({ file, at: ['messages', at, keyword], text, plans })] as const;
  });
  return Object.fromEntries(entries);
}
