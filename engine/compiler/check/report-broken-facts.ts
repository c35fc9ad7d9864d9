import type { JSONPath } from 'jsonc-parser';
import { tokensOf } from '../../core/json/pointer.ts';
import {
  type BrokenFact,
  brokenFacts,
  type CodeFacts,
  type SchemasOfCode,
} from '../../core/product/code-facts.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import type { PlansOnDemand } from '../plan-on-demand.ts';
import type { SourceFile } from '../source/source-file.ts';

interface DraftOfCode {
  readonly plans: PlansOnDemand;
  readonly texts: SchemasOfCode['texts'];
}

const codes = {
  field: 'field/read-by-code',
  answer: 'calls/answered-by-code',
  rule: 'access/asked-by-code',
} as const;

/**
 * Reports each field, answer or access rule that hand-made code depends on and that a draft changes or removes.
 */
export function reportBrokenFacts(
  facts: CodeFacts,
  { base, draft }: { readonly base: DraftOfCode; readonly draft: DraftOfCode },
): void {
  const { diagnostics, sources } = draft.plans.context;
  for (const broken of brokenFacts(facts, schemasOf(base), schemasOf(draft))) {
    const file = fileOf(broken, { base, draft }) ?? sources.of('product').get('product');
    if (file === undefined) continue;
    const { kind, message, help } = broken;
    diagnostics.report(file, { code: codes[kind], message, help, at: locationOf(broken, file) });
  }
}

function schemasOf({ plans, texts }: DraftOfCode): SchemasOfCode {
  const { sources } = plans.context;
  const rules = [...sources.of('access').values()].flatMap((file) => plans.descriptorsOf(file));
  const byName = new Map(rules.map(({ name, descriptor }) => [name, descriptor]));
  // Treats the access rules as unknown if an access file is broken, since it may declare any rule.
  const unknown = sources.broken('access').size > 0 ? {} : undefined;
  return {
    texts,
    fieldsOf: (owner) => planNamed(plans, owner)?.fields,
    ruleNamed: (name) => byName.get(name) ?? unknown,
  };
}

function planNamed({ context, bodies }: PlansOnDemand, owner: string): EntityPlan | undefined {
  return context.entities.get(owner) ?? bodies().find(({ name }) => name === owner);
}

/**
 * Finds the file of the draft to report in; for an access rule, the file that declares the rule in the base.
 */
function fileOf(
  broken: BrokenFact,
  { base, draft }: { readonly base: DraftOfCode; readonly draft: DraftOfCode },
): SourceFile | undefined {
  const { sources } = draft.plans.context;
  if (broken.kind === 'answer') return sources.byPath.get(broken.path);
  if (broken.kind === 'field') return planNamed(draft.plans, broken.owner)?.file;
  const before = [...base.plans.context.sources.of('access').values()].find(({ value }) =>
    Object.hasOwn(value.rules, broken.rule),
  );
  return sources.byPath.get(before?.path ?? '');
}

/** Finds the JSON path of the broken field, answer or rule. The draft may have removed its end. */
function locationOf(broken: BrokenFact, { kind, stem }: SourceFile): JSONPath {
  if (broken.kind === 'answer') return ['calls', broken.call, 'answer'];
  if (broken.kind === 'rule') return ['rules', broken.rule, 'when'];
  const around = kind === 'calls' ? ['calls', broken.owner.slice(stem.length + 1), 'body', 'schema'] : [];
  const inside = tokensOf(broken.at).flatMap((step) => (step === '*' ? ['items'] : ['properties', step]));
  return [...around, ...inside];
}
