import { checkPlanned } from '../check/check-planned.ts';
import { checkPlans } from '../check/check-plans.ts';
import type { Diagnostics } from '../diagnostics.ts';
import { noFacts } from '../expressions/facts.ts';
import { userType } from '../expressions/user-type.ts';
import { planAccess, planCodes } from '../kinds/access/plan-simple.ts';
import { planBodies, planCalls } from '../kinds/calls/plan-calls.ts';
import { planCard } from '../kinds/card/plan-card.ts';
import { planDocument } from '../kinds/document/plan-document.ts';
import { planEntity } from '../kinds/entity/plan-entity.ts';
import { planFlow } from '../kinds/flow/plan-flow.ts';
import { planForm } from '../kinds/form/plan-form.ts';
import { planHidden } from '../kinds/form/plan-hidden.ts';
import { planRules, type RulesPlan } from '../kinds/rules/plan-rules.ts';
import { planScreen } from '../kinds/screen/plan-screen.ts';
import { planSearch } from '../kinds/search/plan-search.ts';
import { planTab } from '../kinds/tab/plan-tab.ts';
import { planWorkflow } from '../kinds/workflow/plan-workflow.ts';
import type { SourceSet } from '../source/source-set.ts';
import { recordsContext } from './contexts.ts';
import { factsOf } from './plan-facts.ts';
import type { PlanContext } from './plan-set.ts';
import type { SchemaSetPlan } from './schema-set-plan.ts';

const noRules: RulesPlan = {
  rules: [],
  messages: {},
  derived: [],
  readsSiblings: false,
  transients: {},
  computed: {},
};

export function planSchemaSet(sources: SourceSet, diagnostics: Diagnostics): SchemaSetPlan {
  const files = (kind: Parameters<SourceSet['of']>[0]) => [...sources.of(kind).values()];
  const entities = new Map(
    files('schema').map((file) => [file.stem, planEntity(sources, file, diagnostics)]),
  );
  const known = { sources, diagnostics, entities, userType, facts: noFacts };
  const accessContext = { ...recordsContext(known), user: userType };
  const plans: PlanContext = { ...known, facts: factsOf(known, accessContext) };
  checkPlans(plans);
  const bodies = files('calls').flatMap((file) => planBodies(file, plans));
  const ruled = [...entities.values(), ...bodies];
  const rules = new Map(ruled.map((entity) => [entity.name, planRules(entity, plans)]));
  const rulesOf = (entity: string) => rules.get(entity) ?? noRules;
  const forms = files('form')
    .map((file) => planForm(file, rulesOf, plans))
    .filter((plan) => plan !== undefined);
  const hidesOf = planHidden(forms, plans);
  const planned: SchemaSetPlan = {
    entities,
    bodies,
    rulesOf: (entity) => ({ ...rulesOf(entity), ...hidesOf(entity) }),
    forms,
    tabs: files('tab')
      .map((file) => planTab(file, plans))
      .filter((plan) => plan !== undefined),
    cards: files('card')
      .map((file) => planCard(file, plans))
      .filter((plan) => plan !== undefined),
    flows: files('flow').map((file) => planFlow(file, plans)),
    screens: files('screen').map((file) => planScreen(file, plans)),
    calls: files('calls').flatMap((file) => planCalls(file, plans)),
    codes: files('codes').map(planCodes),
    searches: files('search').map((file) => planSearch(file, plans)),
    access: files('access').flatMap((file) => planAccess(file, plans)),
    workflows: files('workflow')
      .map((file) => planWorkflow(file, plans))
      .filter((plan) => plan !== undefined),
    documents: files('document')
      .map((file) => planDocument(file, plans))
      .filter((plan) => plan !== undefined),
  };
  checkPlanned(planned, plans);
  return planned;
}
