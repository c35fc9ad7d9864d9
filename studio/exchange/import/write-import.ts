import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { kebabCase } from '../../../engine/core/text/kebab-case.ts';
import { newText } from '../../text/new-text.ts';
import type {
  ImportedField,
  ImportedForm,
  ImportedList,
  ImportedNode,
  ImportedRows,
} from './imported-form.ts';

/** Target entity of an import's files. */
export interface TargetEntity {
  /** Name of the entity and its form. */
  readonly name: string;
  /** Entity that the records belong to; without it the imported entity has no store of its own. */
  readonly subject?: string;
}

/** Writes the new files by path: schema, form, rules and value sets. */
export function filesOfImport(form: ImportedForm, target: TargetEntity): ReadonlyMap<string, string> {
  const folder = `schemas/${target.name}`;
  const files: (readonly [string, JsonObject])[] = [
    [`${folder}/${target.name}.schema.json`, schemaOf(form, target)],
    [`${folder}/${target.name}.form.json`, formOf(form, target)],
    ...rulesFile(form.nodes, folder, target.name),
    ...rowFiles(form.nodes, folder, target.name),
    ...form.lists.map((list) => [`schemas/codes/${list.name}.codes.json`, codesOf(list, form)] as const),
  ];
  return new Map(files.map(([path, value]) => [path, newText(value)]));
}

function rulesFile(
  nodes: readonly ImportedNode[],
  folder: string,
  entity: string,
): readonly (readonly [string, JsonObject])[] {
  const rules = rulesIn(nodes, { entity, conditions: [] });
  return rules.length === 0 ? [] : [[`${folder}/${entity}.rules.json`, { $schema: meta('rules'), rules }]];
}

/** Writes the files of a separate entity for rows with rules. */
function rowFiles(
  nodes: readonly ImportedNode[],
  folder: string,
  entity: string,
): readonly (readonly [string, JsonObject])[] {
  return rowsIn(nodes).flatMap((node) => {
    const name = rowEntity(entity, node);
    const inside = rowFiles(node.nodes, folder, name);
    if (!hasRules(node)) return inside;
    const title = plainTitle(node);
    const { description = `As imported: ${title}.` } = node;
    const schema = {
      $schema: meta('entity'),
      title,
      description,
      type: 'object',
      ...shapeOf(node.nodes, name),
    };
    return [
      [`${folder}/${name}.schema.json`, schema] as const,
      ...rulesFile(node.nodes, folder, name),
      ...inside,
    ];
  });
}

function rowsIn(nodes: readonly ImportedNode[]): readonly ImportedRows[] {
  return fieldsOf(nodes).filter((node) => node.kind === 'rows');
}

function hasRules(node: ImportedRows): boolean {
  return rulesIn(node.nodes, { entity: '', conditions: [] }).length > 0;
}

function rowEntity(entity: string, { name }: ImportedRows): string {
  return `${entity}-${kebabCase(name)}`;
}

function meta(kind: string): string {
  return `../meta/${kind}.schema.json`;
}

function schemaOf(form: ImportedForm, { name, subject }: TargetEntity): JsonObject {
  const fields = fieldsOf(form.nodes);
  const [first] = fields.filter(({ kind }) => kind === 'field');
  const display = first === undefined ? {} : { display: `{${first.name}}` };
  return {
    $schema: meta('entity'),
    title: form.title,
    description: form.description ?? `As imported: ${form.title}.`,
    ...(subject !== undefined && { 'x-record': { subject, ...display } }),
    type: 'object',
    ...shapeOf(form.nodes, name),
  };
}

type Valued = ImportedField | ImportedRows;

/** Returns the title without computed values, which only forms can show. */
function plainTitle({ title, name }: Valued): string {
  const plain = title.replace(/\s*\{\{.*?\}\}/gs, '').trim();
  return plain === '' ? name : plain;
}

/** Lists the fields and rows, including those in groups. */
function fieldsOf(nodes: readonly ImportedNode[]): readonly Valued[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'group') return fieldsOf(node.nodes);
    return node.kind === 'text' ? [] : [node];
  });
}

function shapeOf(nodes: readonly ImportedNode[], entity: string): JsonObject {
  const fields = fieldsOf(nodes);
  const hidden = hiddenFields(nodes);
  const required = fields.filter((field) => field.isRequired && !hidden.has(field)).map(({ name }) => name);
  return {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(fields.map((field) => [field.name, propertyOf(field, entity)])),
  };
}

function propertyOf(node: Valued, entity: string): JsonObject {
  const title = plainTitle(node);
  const { description = `As imported: ${title}.` } = node;
  if (node.kind === 'rows') {
    const name = rowEntity(entity, node);
    const items = hasRules(node)
      ? { $ref: `./${name}.schema.json` }
      : { type: 'object', ...shapeOf(node.nodes, name) };
    return { title, description, type: 'array', ...limitsOf(node, mostRows), items };
  }
  const values = node.list === undefined ? {} : { $ref: `../codes/${node.list}.codes.json` };
  if (node.isMultiple)
    return {
      ...{ title, description, type: 'array' },
      ...limitsOf(node, mostChoices),
      items: { ...node.schema, ...values },
    };
  return { title, description, ...node.schema, ...values };
}

function limitsOf({ least, most }: Valued, usual: number): JsonObject {
  return { ...(least !== undefined && { minItems: least }), maxItems: most ?? usual };
}

/** Maximum number of rows of a list for which the form sets no maximum. */
const mostRows = 100;
const mostChoices = 200;

/** Finds the fields that can be hidden; a rule requires their value while they are shown. */
function hiddenFields(nodes: readonly ImportedNode[], isWithin = false): ReadonlySet<Valued> {
  const found = nodes.flatMap((node): readonly Valued[] => {
    if (node.kind === 'text') return [];
    const isHidden = isWithin || node.visibleWhen !== undefined;
    if (node.kind === 'group') return [...hiddenFields(node.nodes, isHidden)];
    return isHidden ? [node] : [];
  });
  return new Set(found);
}

interface RuleScope {
  readonly entity: string;
  readonly conditions: readonly string[];
}

function rulesIn(nodes: readonly ImportedNode[], scope: RuleScope): readonly JsonObject[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'text') return [];
    const conditions =
      node.visibleWhen === undefined ? scope.conditions : [...scope.conditions, node.visibleWhen];
    if (node.kind === 'group') return rulesIn(node.nodes, { ...scope, conditions });
    return rulesOfField(node, { ...scope, conditions });
  });
}

function rulesOfField(node: Valued, { entity, conditions }: RuleScope): readonly JsonObject[] {
  const at = `/${node.name}`;
  const id = `${entity}.${kebabCase(node.name)}`;
  const { requiredWhen, requiredMessage = '@required' } = node.kind === 'field' ? node : {};
  const required = requiredWhen === undefined ? conditions : [...conditions, requiredWhen];
  const constraints = node.kind === 'field' ? (node.constraints ?? []) : [];
  return [
    ...((node.isRequired && conditions.length > 0) || requiredWhen !== undefined
      ? [{ id: `${id}-required`, at, require: allOf(required), message: requiredMessage }]
      : []),
    ...constraints.map(({ unless, message, severity }, index) => ({
      id: index === 0 ? id : `${id}-${index + 1}`,
      at,
      ...(severity !== undefined && { severity }),
      unless,
      message,
    })),
  ];
}

function allOf(conditions: readonly string[]): string {
  const [only, ...others] = conditions;
  if (only !== undefined && others.length === 0) return only;
  return conditions.map((each) => `(${each})`).join(' && ');
}

function formOf(form: ImportedForm, { name }: TargetEntity): JsonObject {
  const fields = Object.fromEntries(describedFields(form.nodes, ''));
  const initial = Object.fromEntries(
    fieldsOf(form.nodes).flatMap((node) =>
      node.kind === 'field' && node.initial !== undefined ? [[node.name, node.initial] as const] : [],
    ),
  );
  return {
    $schema: meta('form'),
    entity: name,
    layout: layoutOf(form.nodes),
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(Object.keys(initial).length > 0 && { initial }),
  };
}

/** Writes the condition under which a value is shown; a hidden value is emptied, as in every source format. */
function shownWhile({ visibleWhen }: { readonly visibleWhen?: string }): JsonObject {
  return visibleWhen === undefined ? {} : { visibleWhen, whenHidden: 'clear' };
}

function layoutOf(nodes: readonly ImportedNode[]): Json[] {
  return nodes.filter(isShown).map((node): Json => {
    const condition = node.visibleWhen === undefined ? {} : { visibleWhen: node.visibleWhen };
    if (node.kind === 'text') return { text: node.text, ...condition };
    if (node.kind === 'group') return { group: node.title, ...shownWhile(node), rows: layoutOf(node.nodes) };
    return [node.name];
  });
}

function describedFields(
  nodes: readonly ImportedNode[],
  within: string,
): readonly (readonly [string, JsonObject])[] {
  return fieldsOf(nodes).flatMap((node) => {
    const path = `${within}${node.name}`;
    const words = node.kind === 'field' ? wordsOfField(node) : wordsOfRows(node);
    // Returns the column's title without values of a row, since it is the heading of all rows.
    const own =
      within === '' && node.title !== plainTitle(node) ? { 'ui:title': node.title, ...words } : words;
    const inside = node.kind === 'rows' ? describedFields(node.nodes, `${path}.*.`) : [];
    return [...(Object.keys(own).length > 0 ? [[path, own] as const] : []), ...inside];
  });
}

function isShown(node: ImportedNode): boolean {
  return node.kind !== 'field' || node.isHidden !== true;
}

function wordsOfField(field: ImportedField): JsonObject {
  const { derive, isReadOnly, readOnlyWhen, ui } = field;
  const isTyped = derive === undefined;
  return {
    ...ui,
    ...shownWhile(field),
    ...(derive !== undefined && { derive }),
    ...(isReadOnly && isTyped && { enabledWhen: 'false' }),
    ...(readOnlyWhen !== undefined && isTyped && { enabledWhen: `!(${readOnlyWhen})` }),
  };
}

/** Describes the columns of rows: all fields, including those in groups, since a table has no groups. */
function wordsOfRows(node: ImportedRows): JsonObject {
  const columns = fieldsOf(node.nodes)
    .filter(isShown)
    .map(({ name }) => name);
  const rows = { columns, item: plainTitle(node), ...(columns.length > mostColumns && { panels: true }) };
  return { ...shownWhile(node), rows };
}

/** Limit on columns side by side. */
const mostColumns = 4;

function codesOf({ title, codes }: ImportedList, form: ImportedForm): JsonObject {
  return {
    $schema: meta('codes'),
    title,
    description: `Choices of ${form.title}, as imported.`,
    'x-origin': 'assumed',
    codes: codes.map(({ code, display }) => ({ code, display })),
  };
}
