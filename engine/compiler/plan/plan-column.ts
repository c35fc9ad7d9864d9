import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../core/json/json.ts';
import { pathToPointer } from '../../core/json/pointer.ts';
import { schemaType } from '../../core/json/schema-type.ts';
import { labelsOfValues } from '../../core/messages/value-labels.ts';
import type { ColumnDescriptor } from '../../core/product/column.ts';
import type { CellName } from '../../core/product/parts.ts';
import type { Code } from '../code/literal.ts';
import { compileExpression } from '../expressions/compile-expression.ts';
import type { ExpressionContext } from '../expressions/environment.ts';
import type { ColumnFile } from '../files/tab.ts';
import { reportUnknown } from '../report-unknown.ts';
import { codesOfSchema } from '../resolve/codes-of-schema.ts';
import type { SourceFile } from '../source/source-file.ts';
import { isAccessName, isCellName, isFileName, isPartName } from './names.ts';
import type { PlanContext } from './plan-set.ts';
import type { Planned } from './planned.ts';

/** File that contains columns. */
export interface ColumnLocation {
  readonly file: SourceFile;
  readonly plans: PlanContext;
}

/** Rows whose fields columns may name: those of the tab, or of a list inside of its rows. */
export interface ColumnRows {
  readonly location: ColumnLocation;
  readonly context: ExpressionContext;
  /** Finds the schema of a field path; undefined where the rows have no such field. */
  readonly fieldAt: (path: string) => JsonSchemaObject | undefined;
  /** Names of columns without a schema: the fields of search hits. */
  readonly bare?: readonly string[] | undefined;
  /** Name of the owner in messages, e.g. `entity "book"`. */
  readonly owner: string;
  readonly known: () => Iterable<string>;
}

/** Plans a column; takes unset options from its field. */
export function planColumn(column: ColumnFile, at: JSONPath, rows: ColumnRows): Planned<ColumnDescriptor> {
  const { file, plans } = rows.location;
  const schema = fieldOfColumn(column.field, [...at, 'field'], rows);
  const codes = column.codes ?? codesOfSchema(schema);
  if (column.codes !== undefined)
    isFileName({ file, at: [...at, 'codes'], name: column.codes, plans }, 'codes');
  return {
    field: column.field,
    title: column.title ?? schema?.title ?? column.field,
    cell:
      knownCell(column.cell, [...at, 'cell'], rows.location) ??
      (column.value === undefined ? cellOf(schema, codes) : 'text'),
    codes,
    isSortable: column.sortable ?? true,
    link: column.link,
    value: expressionOf(column, 'value', { at, rows }),
    told: expressionOf(column, 'told', { at, rows }),
    words: labelsOfValues(schema),
    access: accessOf(column, at, rows),
    part: partOf(column, at, rows),
    badges: badgesOf(column, at, rows),
    ...(column.shown === false ? { isShown: false } : {}),
  };
}

/** Finds the cell that a descriptor names; undefined if it names none, so that the field decides. */
export function knownCell(
  name: string | undefined,
  at: JSONPath,
  { file, plans }: ColumnLocation,
): string | undefined {
  if (name !== undefined) isCellName({ file, at, name, plans });
  return name;
}

function accessOf({ access }: ColumnFile, at: JSONPath, { location: { file, plans } }: ColumnRows) {
  if (access !== undefined) isAccessName({ file, at: [...at, 'access'], name: access, plans });
  return access;
}

function partOf({ part }: ColumnFile, at: JSONPath, { location: { file, plans } }: ColumnRows) {
  if (part !== undefined) isPartName({ file, at: [...at, 'part'], name: part, plans });
  return part;
}

function badgesOf(
  { badges }: ColumnFile,
  at: JSONPath,
  { location, context }: ColumnRows,
): Planned<ColumnDescriptor>['badges'] {
  const { file, plans } = location;
  return badges?.map(({ when, detail, ...badge }, index) => {
    const compiled = (name: string, source: typeof when, wants: 'bool' | 'string') =>
      compileExpression(
        { file, at: [...at, 'badges', index, name], source, context, facts: plans.facts, wants },
        plans.diagnostics,
      );
    return {
      when: compiled('when', when, 'bool'),
      ...badge,
      ...(detail === undefined ? {} : { detail: compiled('detail', detail, 'string') }),
    };
  });
}

/** Finds the schema of a column's path; reports a path that the rows do not have. */
export function fieldOfColumn(path: string, at: JSONPath, rows: ColumnRows): JsonSchemaObject | undefined {
  const { location, fieldAt, bare, owner, known } = rows;
  const found = bare === undefined ? fieldAt(path) : undefined;
  if (found !== undefined || bare?.includes(path)) return found;
  const message = `"${path}" is not ${owner}.`;
  reportUnknown(location.plans.diagnostics, location.file, {
    message,
    name: path,
    known: bare ?? known(),
    at,
  });
  return undefined;
}

/** Lists dotted field paths, without those of list items. */
export function fieldPathsOf(paths: Iterable<string>): readonly string[] {
  return [...paths]
    .filter((at) => at !== '' && !at.includes('/*'))
    .map((at) => at.slice(1).replaceAll('/', '.'));
}

/** Lists the field paths of rows whose schemas are at paths below `base`. */
export function fieldsBelow(
  paths: ReadonlyMap<string, JsonSchemaObject>,
  base: string,
): Pick<ColumnRows, 'fieldAt' | 'known'> {
  const below = () => [...paths.keys()].filter((at) => at.startsWith(`${base}/`));
  return {
    fieldAt: (path) => paths.get(base + pathToPointer(path)),
    known: () => fieldPathsOf(below().map((at) => at.slice(base.length))),
  };
}

function expressionOf(
  column: ColumnFile,
  word: 'value' | 'told',
  { at, rows }: { readonly at: JSONPath; readonly rows: ColumnRows },
): Code | undefined {
  const source = column[word];
  if (source === undefined) return undefined;
  const { location, context } = rows;
  const expression = { file: location.file, at: [...at, word], source, context, facts: location.plans.facts };
  return compileExpression(expression, location.plans.diagnostics);
}

/**
 * Reports whether a schema has display texts for its values; a number without them is sorted and aligned as a
 * number.
 */
function hasWords(schema: JsonSchemaObject | undefined): boolean {
  const isPlainNumber = isNumber(schema);
  const isLabelled = schema?.['x-labels'] !== undefined || schema?.['oneOf'] !== undefined;
  return labelsOfValues(schema) !== undefined && (!isPlainNumber || isLabelled);
}

/** Finds the cell that fits a field, where a descriptor names none. */
export function cellOf(schema: JsonSchemaObject | undefined, codes: string | undefined): CellName {
  if (codes !== undefined || hasWords(schema)) return 'code';
  if (schema?.format === 'time') return 'time';
  if (schema?.format === 'partial-date-time') return 'date-time';
  if (schema?.format === 'date' || schema?.format === 'date-time') return schema.format;
  if (schema !== undefined && schemaType(schema) === 'boolean') return 'boolean';
  return isNumber(schema) ? 'number' : 'text';
}

function isNumber(schema: JsonSchemaObject | undefined): boolean {
  return schema !== undefined && ['number', 'integer'].includes(schemaType(schema) ?? '');
}
