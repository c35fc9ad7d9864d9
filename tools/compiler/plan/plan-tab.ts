import type { JSONPath } from 'jsonc-parser';
import { cellNames, widgetNames } from '../../../engine/core/parts.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import { textType } from '../expressions/types.ts';
import type { SourceFile } from '../source/source-file.ts';
import { didYouMean } from '../suggest.ts';
import { subjectContext } from './contexts.ts';
import { isAccessName, isCallName, isFileName, isOneOf } from './names.ts';
import { type EntityPlan, fieldPaths, findField } from './plan-entity.ts';
import type { Plan, PlanContext } from './plan-set.ts';
import { searchIndexOf } from './search-of-tab.ts';

interface TabSource {
  readonly title: string;
  readonly item: string;
  readonly entity: string;
  readonly form?: string;
  readonly source: Readonly<Record<string, unknown>>;
  readonly table: TableSource;
  readonly actions?: Readonly<Record<string, { readonly access?: string; readonly when?: string }>>;
  readonly count?: boolean;
  readonly access?: string;
  readonly empty?: string;
}

interface TableSource {
  readonly pageSize?: number;
  readonly pageButtons?: number;
  readonly sort?: readonly { readonly by: string; readonly descending?: boolean }[];
  readonly columns: readonly ColumnSource[];
}

interface ColumnSource {
  readonly field: string;
  readonly title?: string;
  readonly cell?: string;
  readonly codes?: string;
  readonly sortable?: boolean;
  readonly link?: string;
}

interface TabPlace {
  readonly file: SourceFile;
  readonly source: TabSource;
  readonly entity: EntityPlan;
  readonly plans: PlanContext;
  /** Columns of a search index, for a tab that searches. */
  readonly hit?: readonly string[];
}

/** Spec: a generic table has 10 rows a page and 10 page buttons. */
const defaultPage = 10;

export function planTab(file: SourceFile, plans: PlanContext): Plan | undefined {
  const source = file.value as TabSource;
  if (!isFileName({ file, at: ['entity'], name: source.entity, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(source.entity);
  if (entity === undefined) return undefined;
  if (source.form !== undefined) isFileName({ file, at: ['form'], name: source.form, plans }, 'form');
  if (source.access !== undefined) isAccessName({ file, at: ['access'], name: source.access, plans });
  const hit = searchIndexOf(source.source['search'], plans)?.hit;
  const place: TabPlace = { file, source, entity, plans, ...(hit === undefined ? {} : { hit }) };
  const descriptor = {
    name: file.stem,
    title: source.title,
    item: source.item,
    entity: source.entity,
    form: source.form,
    source: sourceOf(place),
    table: tableOf(place),
    actions: actionsOf(place),
    hasCount: source.count ?? false,
    access: source.access,
    empty: source.empty ?? `No ${source.title.toLowerCase()} recorded.`,
  };
  return { name: file.stem, source: file.path, descriptor };
}

function sourceOf(place: TabPlace): unknown {
  const { source } = place.source;
  if ('call' in source) return callSource(place);
  return 'record' in source ? recordSource(place) : searchSource(place);
}

function callSource({ file, source: { source }, plans, entity }: TabPlace): unknown {
  for (const name of ['call', 'save', 'remove']) checkCall({ file, source, name, plans });
  return {
    kind: 'call',
    list: source['call'],
    save: source['save'],
    remove: source['remove'],
    where: whereOf({ file, source, plans, entity }),
  };
}

function recordSource({ file, source: { source }, plans, entity }: TabPlace): unknown {
  const name = String(source['record']);
  if (isFileName({ file, at: ['source', 'record'], name, plans }, 'schema')) {
    const record = plans.entities.get(name);
    const at = String(source['at']);
    if (record !== undefined && !record.places.has(at)) {
      const message = `"${at}" is not a place in entity "${name}".`;
      plans.diagnostics.report(file, {
        code: 'field/unknown',
        message,
        help: didYouMean(at, record.places.keys()),
        at: ['source', 'at'],
      });
    }
  }
  checkCall({ file, source, name: 'save', plans });
  return {
    kind: 'record',
    record: name,
    at: source['at'],
    key: source['key'],
    save: source['save'],
    where: whereOf({ file, source, plans, entity }),
  };
}

interface SourceUse {
  readonly file: SourceFile;
  readonly source: Readonly<Record<string, unknown>>;
  readonly plans: PlanContext;
}

function checkCall({ file, source, name, plans }: SourceUse & { readonly name: string }): void {
  const call = source[name];
  if (typeof call === 'string') isCallName({ file, at: ['source', name], name: call, plans });
}

function whereOf({ file, source, plans, entity }: SourceUse & { readonly entity: EntityPlan }) {
  const text = source['where'];
  if (typeof text !== 'string') return undefined;
  const context = { item: entity.type, user: plans.userType, ...subjectContext(entity, plans) };
  return compileExpression(
    { file, at: ['source', 'where'], source: text, context, wants: 'bool' },
    plans.diagnostics,
  );
}

interface InputSource {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: string;
  readonly minLength?: number;
  readonly debounce?: number;
  readonly queries: readonly { readonly field: string; readonly when?: string }[];
}

function searchSource({ file, source: { source }, plans }: TabPlace): unknown {
  const call = String(source['search']);
  isCallName({ file, at: ['source', 'search'], name: call, plans });
  const inputs = (source['inputs'] as readonly InputSource[] | undefined) ?? [];
  const context = {
    inputs: {
      is: 'object',
      name: 'SearchInputs',
      fields: Object.fromEntries(inputs.map(({ name }) => [name, textType])),
    },
    user: plans.userType,
  } as const;
  return {
    kind: 'search',
    call,
    inputs: inputs.map((input, index) => {
      const at: JSONPath = ['source', 'inputs', index];
      isOneOf({ file, at: [...at, 'widget'], name: input.widget, plans }, widgetNames, {
        noun: 'widget',
        code: 'name/unknown-widget',
      });
      const queries = input.queries.map(({ field, when }, position) => {
        const place = {
          file,
          at: [...at, 'queries', position, 'when'],
          source: when ?? '',
          context,
          wants: 'bool' as const,
        };
        return { field, when: when === undefined ? undefined : compileExpression(place, plans.diagnostics) };
      });
      return { ...input, minLength: input.minLength ?? 1, debounce: input.debounce ?? 250, queries };
    }),
  };
}

function tableOf(place: TabPlace): unknown {
  const { table } = place.source;
  for (const [index, { by }] of (table.sort ?? []).entries())
    columnSchema(by, ['table', 'sort', index, 'by'], place);
  return {
    pageSize: table.pageSize ?? defaultPage,
    pageButtons: table.pageButtons ?? defaultPage,
    sort: (table.sort ?? []).map(({ by, descending }) => ({ by, descending: descending ?? false })),
    columns: table.columns.map((column, index) => columnOf(column, ['table', 'columns', index], place)),
  };
}

function columnOf(column: ColumnSource, at: JSONPath, place: TabPlace): unknown {
  const { file, plans } = place;
  const schema = columnSchema(column.field, [...at, 'field'], place);
  const codes = column.codes ?? schema?.['x-codes'];
  if (column.codes !== undefined)
    isFileName({ file, at: [...at, 'codes'], name: column.codes, plans }, 'codes');
  if (column.cell !== undefined) {
    isOneOf({ file, at: [...at, 'cell'], name: column.cell, plans }, cellNames, {
      noun: 'cell',
      code: 'name/unknown-cell',
    });
  }
  return {
    field: column.field,
    title: column.title ?? schema?.title ?? column.field,
    cell: column.cell ?? cellOf(schema, codes),
    codes,
    isSortable: column.sortable ?? true,
    link: column.link,
  };
}

function columnSchema(
  path: string,
  at: JSONPath,
  { file, source: { source }, entity, plans, hit }: TabPlace,
) {
  if (hit === undefined && 'search' in source) return undefined;
  if (hit !== undefined) {
    if (!hit.includes(path)) {
      const message = `"${path}" is not a column of the search.`;
      plans.diagnostics.report(file, { code: 'field/unknown', message, help: didYouMean(path, hit), at });
    }
    return undefined;
  }
  const found = findField(entity, path);
  if (found === undefined) {
    const message = `"${path}" is not a field of entity "${entity.name}".`;
    plans.diagnostics.report(file, {
      code: 'field/unknown',
      message,
      help: didYouMean(path, fieldPaths(entity)),
      at,
    });
  }
  return found?.schema;
}

function cellOf(
  schema: { readonly type?: unknown; readonly format?: unknown } | undefined,
  codes: unknown,
): string {
  if (typeof codes === 'string') return 'code';
  if (schema?.format === 'date') return 'date';
  if (schema?.type === 'boolean') return 'boolean';
  return schema?.type === 'number' || schema?.type === 'integer' ? 'number' : 'text';
}

function actionsOf({ file, source, entity, plans }: TabPlace): unknown {
  const context = { item: entity.type, user: plans.userType, ...subjectContext(entity, plans) };
  const entries = Object.entries(source.actions ?? {}).map(([name, { access, when }]) => {
    if (access !== undefined) isAccessName({ file, at: ['actions', name, 'access'], name: access, plans });
    const place = {
      file,
      at: ['actions', name, 'when'],
      source: when ?? '',
      context,
      wants: 'bool' as const,
    };
    return [
      name,
      { access, when: when === undefined ? undefined : compileExpression(place, plans.diagnostics) },
    ] as const;
  });
  return Object.fromEntries(entries);
}
