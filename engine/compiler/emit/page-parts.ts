import type { ScreenDescriptor } from '../../core/product/screen.ts';
import { Code } from '../code/literal.ts';
import { dataOf } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import { entitiesOnPages } from './page-outlines.ts';

/** Tables that come with a screen. */
export const partTables = ['tabs', 'cards', 'flows', 'codes', 'workflows'] as const;

export type PartTable = (typeof partTables)[number] | 'entities' | 'forms';

/** Names of a part's descriptors, by table. */
export type PartNames = Readonly<Record<PartTable, ReadonlySet<string>>>;

export interface PageParts {
  readonly screens: readonly { readonly name: string; readonly names: PartNames }[];
  /** Names that every page loads, because no screen leads to them. */
  readonly base: PartNames;
}

/**
 * Divides the descriptors by screen: its tabs, cards and flows, the forms and entities that they name, and
 * their value sets. A descriptor that no screen leads to goes into every page, since a hand-made part may name
 * it.
 */
export function pageParts(plan: SchemaSetPlan): PageParts {
  const screens = plan.screens.map((screen) => {
    return { name: screen.name, names: reached(plan, dataOf(screen)) };
  });
  const isReached = (table: PartTable, name: string) => screens.some(({ names }) => names[table].has(name));
  const left = (table: 'tabs' | 'cards' | 'flows' | 'forms') =>
    new Set(namesOf(plan[table]).filter((name) => !isReached(table, name)));
  const rest = { tabs: left('tabs'), cards: left('cards'), flows: left('flows'), forms: left('forms') };
  const entities = [...entitiesOnPages(plan)].filter((name) => !isReached('entities', name));
  // Keeps everything in the base part, the only one of a product without screens.
  const [codes, workflows] =
    screens.length > 0
      ? [codesShown(plan, rest), new Set<string>()]
      : [new Set(namesOf(plan.codes)), new Set(namesOf(plan.workflows))];
  return { screens, base: { ...rest, entities: new Set(entities), codes, workflows } };
}

function namesOf(plans: readonly { readonly name: string }[]): readonly string[] {
  return plans.map(({ name }) => name);
}

type Reached = Record<'tabs' | 'cards' | 'flows' | 'forms' | 'entities', Set<string>>;

/**
 * Properties that name other descriptors; each may have a prefix or a plural, as in `form`, `addForm`, `forms`.
 */
const naming: readonly (readonly [RegExp, keyof Reached])[] = [
  [/tab$/i, 'tabs'],
  [/card$/i, 'cards'],
  [/flow$/i, 'flows'],
  [/forms?$/i, 'forms'],
  [/(?:entity|record)$/i, 'entities'],
];

function reached(plan: SchemaSetPlan, screen: ScreenDescriptor): PartNames {
  const found: Reached = {
    ...{ tabs: new Set(), cards: new Set(), flows: new Set() },
    ...{ forms: new Set(), entities: new Set() },
  };
  const descriptors = descriptorsByName(plan);
  const waiting: unknown[] = [screen];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const [table, name] of namesIn(from)) {
      if (found[table].has(name) || !descriptors[table].has(name)) continue;
      found[table].add(name);
      waiting.push(descriptors[table].get(name));
    }
  }
  const onPages = entitiesOnPages(plan);
  return {
    ...found,
    entities: new Set([...found.entities].filter((name) => onPages.has(name))),
    codes: codesShown(plan, found),
    workflows: workflowsOf(plan, screen, found.cards),
  };
}

/** Collects the descriptors by name, each with the names of the descriptors that it may use. */
function descriptorsByName(
  plan: SchemaSetPlan,
): Readonly<Record<keyof Reached, ReadonlyMap<string, unknown>>> {
  const table = (name: 'tabs' | 'cards' | 'flows' | 'forms') =>
    new Map<string, unknown>(plan[name].map((planned) => [planned.name, planned.descriptor]));
  // Includes the subject of each record, since a dialog shows the subject as its heading.
  const entities = [...plan.entities.values()].map(({ name, record }) => {
    return [name, { entity: record?.subject }] as const;
  });
  return {
    ...{ tabs: table('tabs'), cards: table('cards'), flows: table('flows'), forms: table('forms') },
    entities: new Map<string, unknown>(entities),
  };
}

/** Lists the names in data, each with the table that its property refers to. */
function namesIn(value: unknown, property = ''): readonly (readonly [keyof Reached, string])[] {
  if (typeof value === 'string') {
    return naming.filter(([word]) => word.test(property)).map(([, table]) => [table, value]);
  }
  if (typeof value !== 'object' || value === null || value instanceof Code) return [];
  const isList = Array.isArray(value) || /forms$/i.test(property);
  return Object.entries(value).flatMap(([key, child]) => namesIn(child, isList ? property : key));
}

/** Lists the value sets that tabs, cards and flows show outside of forms. */
function codesShown(
  plan: SchemaSetPlan,
  shown: Readonly<Record<'tabs' | 'cards' | 'flows', ReadonlySet<string>>>,
): ReadonlySet<string> {
  const descriptors = (['tabs', 'cards', 'flows'] as const).flatMap((table): readonly unknown[] =>
    plan[table].filter(({ name }) => shown[table].has(name)).map(({ descriptor }) => descriptor),
  );
  return new Set(descriptors.flatMap(codesIn));
}

function codesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || value instanceof Code) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'codes' && typeof child === 'string' ? [child] : codesIn(child),
  );
}

/** Lists the workflows of the records that a screen has open, and those whose events a card offers. */
function workflowsOf(
  { entities, workflows, cards }: SchemaSetPlan,
  { record }: ScreenDescriptor,
  shown: ReadonlySet<string>,
): ReadonlySet<string> {
  const about = record === undefined ? [] : [record.entity, entities.get(record.entity)?.record?.subject];
  const offered = cards
    .filter(({ name }) => shown.has(name))
    .map((card) => dataOf(card).workflow?.name)
    .filter((name) => name !== undefined);
  const own = workflows.filter((workflow) => about.includes(dataOf(workflow).entity)).map(({ name }) => name);
  return new Set([...own, ...offered]);
}
