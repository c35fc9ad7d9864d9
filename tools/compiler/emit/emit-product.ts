import type { JsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import { pathsOf } from '../../../engine/core/product/field-paths.ts';
import type { FormDescriptor } from '../../../engine/core/product/form.ts';
import type { FormOutline } from '../../../engine/core/product/outline.ts';
import { printLiteral } from '../code/literal.ts';
import type { EntityPlan } from '../plan/entity-plan.ts';
import { dataOf, type Planned } from '../plan/planned.ts';
import type { SchemaSetPlan } from '../plan/schema-set-plan.ts';
import type { SourceSet } from '../source/source-set.ts';
import type { DescriptorHome, Entry } from './emit-descriptors.ts';
import { entityConstant, homeOf } from './emit-entity.ts';
import { type GeneratedFile, generatedFile, importPath, importsOfExpressions } from './emit-files.ts';
import { pageCall } from './page-call.ts';

export interface ProductEmission {
  readonly plan: SchemaSetPlan;
  readonly sources: SourceSet;
  readonly hash: string;
  readonly homes: readonly DescriptorHome[];
  readonly entries: readonly Entry[];
}

/** A gateway works with all tables; a page has of a call what it needs to make it. */
function tablesFor(reader: DescriptorHome['for'], homes: readonly DescriptorHome[]): readonly string[] {
  return homes.filter((home) => home.for === reader).map(({ table }) => table);
}

/**
 * The schema set as one frozen value, twice: `generated/page-product.ts` with only those entities that a page edits
 * or lists, so that a browser does not load the validators of what it never checks, and `generated/product.ts` with
 * everything, for the gateway and the commands.
 */
export function emitProduct(emission: ProductEmission): readonly GeneratedFile[] {
  return [pageProduct(emission), wholeProduct(emission)];
}

function pageProduct({ plan, sources, hash, homes, entries }: ProductEmission): GeneratedFile {
  const path = 'generated/page-product.ts';
  const onPages = entitiesOnPages(plan);
  const entities = entriesOf('entities', plan.entities.values()).filter(({ name }) => onPages.has(name));
  const {
    $schema: _schema,
    messages,
    constants,
    defaults,
    holidays,
    parts: _parts,
    functions: _functions,
    readBy: _readBy,
    ...info
  } = (sources.byPath.get('schemas/product.json')?.value ?? {}) as JsonObject;
  // Pages print nothing and search nothing themselves.
  const tables = tablesFor('pages', homes).filter((table) => table !== 'forms');
  const shown = entries.filter(({ table }) => tables.includes(table));
  const outline = { path: 'engine/core/product/outline.ts', table: '', name: '' };
  const outlines = ['formOutline', 'outlineOf'].map((constant) => ({ ...outline, constant }));
  return productModule({ path, sources, entries: [...outlines, ...shown] }, [
    '/** What the schema set describes, with outlines of the entities that pages edit or list. */',
    'export const pageProduct: Product = freeze({',
    `  hash: '${hash}',`,
    `  info: ${printLiteral(info, '  ')},`,
    outlineTable(entities, plan),
    loadTable(path, 'load', entities),
    formTable(plan),
    loadTable(
      path,
      'loadForm',
      entries.filter(({ table }) => table === 'forms'),
    ),
    ...tables.map((table) => tableOf(table, entries)),
    callTable(plan),
    '  searches: {},',
    `  messages: ${printLiteral(messages ?? {}, '  ')},`,
    `  defaults: ${printLiteral(defaults ?? {}, '  ')},`,
    `  constants: ${printLiteral(withoutWords(constants as JsonObject | undefined), '  ')},`,
    `  holidays: ${printLiteral(holidays ?? [], '  ')},`,
    '});',
  ]);
}

function wholeProduct({ plan, sources, homes, entries }: ProductEmission): GeneratedFile {
  const path = 'generated/product.ts';
  const entities = entriesOf('entities', plan.entities.values());
  const bodies = entriesOf('bodies', plan.bodies);
  const page = { table: '', name: '', constant: 'pageProduct', path: 'generated/page-product.ts' };
  const tables = [...tablesFor('gateway', homes), 'forms'];
  const others = entries.filter(({ table }) => tables.includes(table));
  return productModule({ path, sources, entries: [...entities, ...bodies, ...others, page] }, [
    '/** Everything that the schema set describes. */',
    'export const product: Product = freeze({',
    '  ...pageProduct,',
    '  load: undefined,',
    '  loadForm: undefined,',
    tableOf('entities', entities),
    tableOf('bodies', bodies),
    ...tables.map((table) => tableOf(table, others)),
    '});',
  ]);
}

/**
 * Lists and titles need little of an entity; its schema, validator, rules and descriptions come with its first form.
 * Of records that only hand-made parts read, the type is enough: they are read again when such a record is written.
 */
function outlineTable(entities: readonly Entry[], plan: SchemaSetPlan): string {
  const byName = new Map([...plan.entities.values()].map((entity) => [entity.name, entity]));
  const lines = entities.map(({ name }) => {
    const { title, fields, keyedArrays, record } = byName.get(name) as EntityPlan;
    const known = { name, title, fields: withoutDescriptions(fields), keyedArrays, record };
    return outlineLine(known);
  });
  const onPages = new Set(entities.map(({ name }) => name));
  const answered = [...answeredRecords(plan)].filter(({ name }) => !onPages.has(name));
  const bare = answered.map(({ name, title, record }) => {
    return outlineLine({ name, title, fields: {}, keyedArrays: {}, record: { type: record?.type } });
  });
  return `  entities: {\n${[...lines, ...bare].join('')}  },`;
}

function outlineLine<Outline extends { readonly name: string }>(known: Outline): string {
  return `    ${JSON.stringify(known.name)}: outlineOf(${printLiteral(known, '    ')}),\n`;
}

/** The stored entities that calls answer with. */
function answeredRecords({ calls, entities }: SchemaSetPlan): readonly EntityPlan[] {
  const answered = new Set(calls.flatMap((call) => entitiesAnswered(dataOf(call))));
  return [...entities.values()].filter(({ name, record }) => record !== undefined && answered.has(name));
}

function entitiesAnswered({ answer }: CallContract): readonly string[] {
  if (!('entity' in answer)) return [];
  return [answer.entity, ...(answer.kind === 'list' ? (answer.also ?? []) : [])];
}

/** Pages fetch what they need to make a call; the whole contract is the gateway's. */
function callTable({ calls }: SchemaSetPlan): string {
  const lines = calls.map((planned) => {
    const call = pageCall(dataOf(planned));
    // What follows a call is code; all the rest is data, on one line.
    const literal = call.followedBy === undefined ? JSON.stringify(call) : printLiteral(call, '    ');
    return `    ${JSON.stringify(call.name)}: ${literal},\n`;
  });
  return `  calls: {\n${lines.join('')}  },`;
}

/** What a constant is for stands in the data dictionary. */
function withoutWords(constants: JsonObject = {}): JsonObject {
  const entries = Object.entries(constants).map(([name, constant]) => {
    const { description: _words, 'x-origin': _origin, ...rest } = constant as JsonObject;
    return [name, rest] as const;
  });
  return Object.fromEntries(entries);
}

/** What a field is for stands in the data dictionary; how long it may be comes with its form. */
function withoutDescriptions(fields: EntityPlan['fields']): EntityPlan['fields'] {
  const entries = Object.entries(fields).map(
    ([place, { description: _description, maxLength: _maxLength, ...field }]) => [place, field] as const,
  );
  return Object.fromEntries(entries);
}

/** What a page shows of a form before it opens; the rest is fetched with its entity. */
function formTable({ forms }: SchemaSetPlan): string {
  const lines = forms.map(({ name, descriptor }) => {
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
    ...{ name, entity, layout, initial, prefill, isAutosaved },
    further: Object.keys(fields).filter((path) => !inLayout.has(path)),
    rows: Object.fromEntries(rows),
    yields: yields?.map(({ entity: yielded }) => yielded),
  };
}

function loadTable(path: string, word: 'load' | 'loadForm', entries: readonly Entry[]): string {
  const lines = entries.map((entry) => {
    const module = `import('${importPath(path, entry.path)}')`;
    return `    ${JSON.stringify(entry.name)}: async () => (await ${module}).${entry.constant},\n`;
  });
  return `  ${word}: {\n${lines.join('')}  },`;
}

interface ProductModule {
  readonly path: string;
  readonly sources: SourceSet;
  readonly entries: readonly Entry[];
}

function productModule({ path, sources, entries }: ProductModule, lines: readonly string[]): GeneratedFile {
  const text = lines.join('\n');
  const body = [
    `import { freeze } from '${importPath(path, 'engine/core/json/freeze.ts')}';`,
    `import type { Product } from '${importPath(path, 'engine/core/product/product.ts')}';`,
    ...importsOfExpressions(path, evaluated(text)),
    ...importsOf(path, entries),
    '',
    text,
  ].join('\n');
  return generatedFile({ path, sources: sources.files, origin: 'the whole schema set', body });
}

/** The lines with code of expressions; the others are data, and may say anything. */
function evaluated(text: string): string {
  return (text.match(/evaluate: .*/g) ?? []).join('\n');
}

/** The entities of forms and tabs, the records that rows are kept in, and the records that screens are about. */
function entitiesOnPages({ forms, tabs, cards, screens }: SchemaSetPlan): ReadonlySet<string> {
  const places = ['/entity', '/source/record', '/source/join/record', '/record/entity'];
  const named = [...forms, ...tabs, ...cards, ...screens].flatMap(({ descriptor }) =>
    places.map((place) => getAt(descriptor, place)),
  );
  return new Set(named.filter((name) => typeof name === 'string'));
}

function entriesOf(table: string, entities: Iterable<EntityPlan>): readonly Entry[] {
  return [...entities].map((entity) => {
    return { table, name: entity.name, constant: entityConstant(entity), path: homeOf(entity) };
  });
}

function importsOf(path: string, entries: readonly Entry[]): readonly string[] {
  const byPath = [...Map.groupBy(entries, (entry) => entry.path)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byPath.map(([from, members]) => {
    return `import { ${members.map(({ constant }) => constant).join(', ')} } from '${importPath(path, from)}';`;
  });
}

function tableOf(table: string, entries: readonly Entry[]): string {
  const members = entries.filter((entry) => entry.table === table);
  const lines = members.map(({ name, constant }) => `    ${JSON.stringify(name)}: ${constant},\n`);
  return `  ${table}: {\n${lines.join('')}  },`;
}
