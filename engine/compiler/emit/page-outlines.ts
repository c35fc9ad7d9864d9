import { jsonEqual } from '../../core/json/equal.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt } from '../../core/json/pointer.ts';
import type { CallContract } from '../../core/product/call.ts';
import { pathsOf } from '../../core/product/field-paths.ts';
import type { FormDescriptor, LayoutNode } from '../../core/product/form.ts';
import { type FormOutline, type OutlinedField, storedFields } from '../../core/product/outline.ts';
import { printLiteral } from '../code/literal.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import { dataOf, type Planned } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';

/** Entities and forms of which a page has an outline before it loads the whole. */
export interface Outlined {
  readonly entities: ReadonlySet<string>;
  readonly forms: ReadonlySet<string>;
}

/**
 * Emits the members of an entity that lists and titles need; the rest comes with its first form. A record that
 * no list shows has only its type and subject, by which a page reads it again after a write.
 */
export function outlineTable(
  plan: SchemaSetPlan,
  { entities }: Pick<Outlined, 'entities'>,
  isBase: boolean,
): string {
  const known = [...plan.entities.values()].filter(({ name }) => entities.has(name));
  const lines = known.map(({ name, title, fields, keyedArrays, record }) =>
    outlineLine({ name, title, fields: outlinedFields(fields, record), keyedArrays, record }),
  );
  const bare = isBase ? stored(plan).filter(({ name }) => !entities.has(name)) : [];
  const bareLines = bare.map(({ name, title, record }) => {
    const traits = { type: record?.type, subject: record?.subject };
    return outlineLine({ name, title, fields: {}, keyedArrays: {}, record: traits });
  });
  return `  entities: {\n${[...lines, ...bareLines].join('')}  },`;
}

function outlineLine<Outline extends { readonly name: string }>(known: Outline): string {
  return `    ${JSON.stringify(known.name)}: entityPlaceholder(${printLiteral(known, '    ')}),\n`;
}

/** Lists the stored entities that pages edit or list, or that calls answer with. */
function stored(plan: SchemaSetPlan): readonly EntityPlan[] {
  const answered = plan.calls.flatMap((call) => entitiesAnswered(dataOf(call)));
  const known = new Set([...entitiesOnPages(plan), ...answered]);
  return [...plan.entities.values()].filter(({ name, record }) => record !== undefined && known.has(name));
}

function entitiesAnswered({ answer }: CallContract): readonly string[] {
  if (!('entity' in answer)) return [];
  return [answer.entity, ...(answer.kind === 'list' ? (answer.also ?? []) : [])];
}

/**
 * Collects the entities that pages show: those of forms and tabs, the records around rows, and the records of
 * screens.
 */
export function entitiesOnPages({ forms, tabs, cards, screens }: SchemaSetPlan): ReadonlySet<string> {
  const shown = [...forms, ...tabs, ...cards, ...screens];
  return new Set(shown.flatMap(({ descriptor }) => entitiesNamedBy(descriptor)));
}

const namingPaths = ['/entity', '/source/record', '/source/join/record', '/record/entity'];

/** Lists the entities that a descriptor names. */
export function entitiesNamedBy(descriptor: unknown): readonly string[] {
  const named = namingPaths.map((path) => getAt(descriptor, path));
  return named.filter((name) => typeof name === 'string');
}

/**
 * Drops the descriptions of fields, which only the data dictionary shows, and the limits of length, which come
 * with the form.
 */
function outlinedFields(
  fields: EntityPlan['fields'],
  record: EntityPlan['record'],
): Readonly<Record<string, OutlinedField>> {
  const entries = Object.entries(fields).map(
    ([at, { description: _description, maxLength: _maxLength, type, ...field }]) =>
      [at, type === 'string' ? field : { ...field, type }] as const,
  );
  const isOwn = ([at, field]: (typeof entries)[number]) =>
    record === undefined || !jsonEqual(field as JsonObject, storedFields[at] as JsonObject | undefined);
  return Object.fromEntries(entries.filter(isOwn));
}

/**
 * Emits the parts of forms that a page shows before opening one. The rest is fetched together with the entity.
 */
export function formTable({ forms }: SchemaSetPlan, outlined: Pick<Outlined, 'forms'>): string {
  const known = forms.filter(({ name }) => outlined.forms.has(name));
  const lines = known.map(({ name, descriptor }) => {
    return `    ${JSON.stringify(name)}: formOutline(${printLiteral(outlinedForm(descriptor), '    ')}),\n`;
  });
  return `  forms: {\n${lines.join('')}  },`;
}

function outlinedForm(form: Planned<FormDescriptor>): Planned<FormOutline> {
  const { name, entity, layout, initial, prefill, isAutosaved, fields, yields } = form;
  const inLayout = new Set(pathsOf(layout));
  const rows = Object.entries(fields).flatMap(([path, field]) =>
    field.rows === undefined ? [] : [[path, field.rows] as const],
  );
  return {
    ...{ name, entity, layout: layout.flatMap(withoutTexts), initial, prefill, isAutosaved },
    further: Object.keys(fields).filter((path) => !inLayout.has(path)),
    rows: Object.fromEntries(rows),
    yields: yields?.map(({ entity: yielded }) => yielded),
  };
}

/** Drops the texts between fields, which are loaded with the form. */
function withoutTexts(node: Planned<LayoutNode>): readonly Planned<LayoutNode>[] {
  if ('row' in node) return [node];
  if ('fields' in node) return [node];
  return 'text' in node ? [] : [{ ...node, rows: node.rows.flatMap(withoutTexts) }];
}
