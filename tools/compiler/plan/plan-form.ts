import type { JSONPath } from 'jsonc-parser';
import type { JsonObject, JsonSchema, JsonSchemaObject } from '../../../engine/core/json.ts';
import { widgetNames } from '../../../engine/core/parts.ts';
import { pathToPointer, tokensOf } from '../../../engine/core/pointer.ts';
import type { LayoutNode } from '../../../engine/core/product.ts';
import { type Code, code } from '../emit/literal.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import { rootType, subjectContext } from './contexts.ts';
import { isAccessName, isCallName, isFileName, isOneOf } from './names.ts';
import { type EntityPlan, fieldPaths, findField } from './plan-entity.ts';
import type { RulesPlan } from './plan-rules.ts';
import type { Plan, PlanContext } from './plan-set.ts';

interface FormSource {
  readonly entity: string;
  readonly layout: readonly LayoutSource[];
  readonly fields?: Readonly<Record<string, FieldSource>>;
  readonly initial?: JsonObject;
}

type LayoutSource =
  | readonly string[]
  | { readonly tab: string; readonly rows: readonly LayoutSource[] }
  | { readonly group: string; readonly rows: readonly LayoutSource[] };

interface FieldSource extends JsonObject {
  readonly visibleWhen?: string;
  readonly enabledWhen?: string;
  readonly derive?: string;
  readonly whenHidden?: 'keep' | 'clear';
  readonly clears?: readonly string[];
  readonly access?: string;
}

interface FormPlace {
  readonly file: SourceFile;
  readonly entity: EntityPlan;
  readonly rules: RulesPlan;
  readonly plans: PlanContext;
  readonly context: ExpressionContext;
}

/** RJSF's own widget names, which stay in the uiSchema as they are. */
const rjsfWidgets = [
  'password',
  'updown',
  'range',
  'checkboxes',
  'file',
  'color',
  'uri',
  'time',
  'date-time',
  'alt-date',
  'alt-datetime',
];

export function planForm(
  file: SourceFile,
  rulesOf: (entity: string) => RulesPlan,
  plans: PlanContext,
): Plan | undefined {
  const source = file.value as FormSource;
  if (!isFileName({ file, at: ['entity'], name: source.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(source.entity);
  if (entity === undefined) return undefined;
  const self = entity.type;
  const context = {
    self,
    root: rootType(entity, plans),
    old: self,
    user: plans.userType,
    ...subjectContext(entity, plans),
  };
  const place: FormPlace = { file, entity, rules: rulesOf(entity.name), plans, context };
  const layout = source.layout.map((node, index) => layoutOf(node, ['layout', index], place));
  const named = layout.flatMap(pathsOf);
  for (const path of Object.keys(source.fields ?? {})) checkField(path, ['fields', path], place, 'key');
  const paths = [...new Set([...named, ...Object.keys(source.fields ?? {})])].filter((path) =>
    findField(entity, path),
  );
  const kept = [...paths, ...Object.keys(source.initial ?? {})].map(pathToPointer);
  const descriptor = {
    name: file.stem,
    entity: entity.name,
    schema: cut(entity.schema, kept),
    layout,
    fields: Object.fromEntries(paths.map((path) => [path, fieldOf(path, source.fields?.[path], place)])),
    initial: source.initial ?? {},
  };
  return { name: file.stem, source: file.path, descriptor };
}

function layoutOf(node: LayoutSource, at: JSONPath, place: FormPlace): LayoutNode {
  if ('rows' in node) {
    const rows = node.rows.map((row, index) => layoutOf(row, [...at, 'rows', index], place));
    return 'tab' in node ? { tab: node.tab, rows } : { group: node.group, rows };
  }
  for (const [index, path] of node.entries()) checkField(path, [...at, index], place);
  return { row: node };
}

function pathsOf(node: LayoutNode): readonly string[] {
  return 'row' in node ? node.row : node.rows.flatMap(pathsOf);
}

function checkField(
  path: string,
  at: JSONPath,
  { file, entity, plans }: FormPlace,
  of: 'value' | 'key' = 'value',
): void {
  if (findField(entity, path) !== undefined) return;
  const message = `"${path}" is not a field of entity "${entity.name}".`;
  plans.diagnostics.report(file, {
    code: 'field/unknown',
    message,
    help: didYouMean(path, fieldPaths(entity)),
    at,
    of,
  });
}

function fieldOf(path: string, source: FieldSource | undefined, place: FormPlace) {
  const { file, plans, context } = place;
  const given = source ?? {};
  const at = (name: string): JSONPath => ['fields', path, name];
  const expression = (name: 'visibleWhen' | 'enabledWhen' | 'derive') => {
    const text = given[name];
    if (typeof text !== 'string') return undefined;
    const wants = name === 'derive' ? undefined : 'bool';
    return compileExpression({ file, at: at(name), source: text, context, wants }, plans.diagnostics);
  };
  const access = typeof given['access'] === 'string' ? given['access'] : undefined;
  if (access !== undefined) isAccessName({ file, at: at('access'), name: access, plans });
  const clears = (given['clears'] as readonly string[] | undefined) ?? [];
  for (const [index, other] of clears.entries()) checkField(other, [...at('clears'), index], place);
  const options = (given['ui:options'] as JsonObject | undefined) ?? {};
  if (typeof options['call'] === 'string')
    isCallName({ file, at: [...at('ui:options'), 'call'], name: options['call'], plans });
  return {
    uiSchema: uiSchemaOf(given),
    widget: widgetOf(given, path, place),
    options,
    visibleWhen: expression('visibleWhen'),
    enabledWhen: expression('enabledWhen'),
    requiredWhen: requiredWhen(path, place),
    whenHidden: given['whenHidden'] ?? 'keep',
    derive: expression('derive'),
    clears,
    access,
  };
}

function widgetOf(source: JsonObject, path: string, { file, plans }: FormPlace): string | undefined {
  const name = source['ui:widget'];
  if (typeof name !== 'string' || rjsfWidgets.includes(name)) return undefined;
  const told = { noun: 'widget', code: 'name/unknown-widget' as const };
  isOneOf({ file, at: ['fields', path, 'ui:widget'], name, plans }, [...widgetNames, ...rjsfWidgets], told);
  return name;
}

function uiSchemaOf(source: JsonObject): JsonObject {
  const entries = Object.entries(source).filter(([key, value]) => {
    if (!key.startsWith('ui:') || key === 'ui:options') return false;
    return key !== 'ui:widget' || rjsfWidgets.includes(String(value));
  });
  return Object.fromEntries(entries);
}

/** From the schema's `required`, else from the rules that ask for the field. */
function requiredWhen(path: string, { entity, rules }: FormPlace): Code | undefined {
  const pointer = pathToPointer(path);
  const tokens = tokensOf(pointer);
  const parent = entity.places.get(pointer.slice(0, pointer.lastIndexOf('/')));
  if (parent?.required?.includes(tokens.at(-1) ?? ''))
    return code('{ source: "true", evaluate: () => true }');
  const asking = rules.rules.filter(({ kind, on, at }) => kind === 'require' && on === '' && at === pointer);
  const [rule] = asking;
  if (rule === undefined) return undefined;
  if (asking.length === 1 && rule.guard === undefined) return rule.test;
  const tests = asking.map(
    ({ test, guard }) =>
      `(${guard === undefined ? 'true' : `(${guard.text}).evaluate(s)`} && (${test.text}).evaluate(s))`,
  );
  return code(`{ source: "rules of the entity", evaluate: (s) => ${tests.join(' || ')} }`);
}

/** The schema with only the named places and what leads to them. */
function cut(schema: JsonSchemaObject, kept: readonly string[]): JsonSchemaObject {
  const heads = new Map<string, string[]>();
  for (const pointer of kept) {
    const [head = '', ...rest] = tokensOf(pointer);
    heads.set(head, [...(heads.get(head) ?? []), rest.length === 0 ? '' : `/${rest.join('/')}`]);
  }
  const entries = Object.entries(schema.properties ?? {}).filter(([key]) => heads.has(key));
  const properties = entries.map(([key, child]) => [key, cutChild(child, heads.get(key) ?? [])] as const);
  const required = schema.required?.filter((key) => heads.has(key));
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    ...(required === undefined ? {} : { required }),
  };
}

function cutChild(schema: JsonSchema, kept: readonly string[]): JsonSchema {
  return typeof schema !== 'object' || kept.includes('') ? schema : cut(schema, kept);
}
