import { checkPlans } from '../check/check-plans.ts';
import type { Diagnostics } from '../diagnostics.ts';
import type { SourceSet } from '../source/source-set.ts';
import { planCalls } from './plan-calls.ts';
import { type EntityPlan, planEntity } from './plan-entity.ts';
import { planForm } from './plan-form.ts';
import { planRules, type RulesPlan } from './plan-rules.ts';
import { planScreen } from './plan-screen.ts';
import type { Plan, PlanContext } from './plan-set.ts';
import { planAccess, planCodes, planSearch } from './plan-simple.ts';
import { planTab } from './tab/plan-tab.ts';
import { userType } from './user-type.ts';

/** Everything that is emitted, with names resolved and expressions compiled. */
export interface SchemaSetPlan {
  readonly entities: ReadonlyMap<string, EntityPlan>;
  readonly rulesOf: (entity: string) => RulesPlan;
  readonly forms: readonly Plan[];
  readonly tabs: readonly Plan[];
  readonly screens: readonly Plan[];
  readonly calls: readonly Plan[];
  readonly codes: readonly Plan[];
  readonly searches: readonly Plan[];
  readonly access: readonly Plan[];
  /** Whether a source file has a part in what is emitted for an entity's schema file. */
  readonly isUsedBy: (path: string, schemaPath: string) => boolean;
}

const noRules: RulesPlan = { rules: [], messages: {} };

export function planSchemaSet(sources: SourceSet, diagnostics: Diagnostics): SchemaSetPlan {
  const files = (kind: Parameters<SourceSet['of']>[0]) => [...sources.of(kind).values()];
  const entities = new Map(
    files('schema').map((file) => [file.stem, planEntity(sources, file, diagnostics)]),
  );
  const plans: PlanContext = { sources, diagnostics, entities, userType };
  checkPlans(plans);
  const rules = new Map([...entities.values()].map((entity) => [entity.name, planRules(entity, plans)]));
  const rulesOf = (entity: string) => rules.get(entity) ?? noRules;
  return {
    entities,
    rulesOf,
    forms: files('form')
      .map((file) => planForm(file, rulesOf, plans))
      .filter((plan) => plan !== undefined),
    tabs: files('tab')
      .map((file) => planTab(file, plans))
      .filter((plan) => plan !== undefined),
    screens: files('screen').map((file) => planScreen(file, plans)),
    calls: files('calls').flatMap((file) => planCalls(file, plans)),
    codes: files('codes').map(planCodes),
    searches: files('search').map((file) => planSearch(file, plans)),
    access: files('access').flatMap((file) => planAccess(file, plans)),
    isUsedBy: (path, schemaPath) => isUsedBy(sources, entities, path, schemaPath),
  };
}

/** Rules may read the subject's record, so its files count too; value sets and product.json count for all. */
function isUsedBy(
  sources: SourceSet,
  entities: ReadonlyMap<string, EntityPlan>,
  path: string,
  schemaPath: string,
): boolean {
  const file = sources.byPath.get(path);
  if (file === undefined) return false;
  if (file.kind === 'codes' || file.kind === 'product') return true;
  if (file.kind !== 'schema' && file.kind !== 'rules') return false;
  const entity = [...entities.values()].find((each) => each.file.path === schemaPath);
  const stems = [entity, entities.get(entity?.record?.subject ?? '')].flatMap(
    (each) => each?.uses.map(({ stem }) => stem) ?? [],
  );
  return stems.includes(file.stem);
}
