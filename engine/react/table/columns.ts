import {
  type ColumnDef,
  createPaginatedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAtTokens, pathToPointer, tokensOf } from '../../core/json/pointer.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { ColumnBadge, ColumnDescriptor } from '../../core/product/tab.ts';
import type { ValueSet } from '../../core/product/value-set.ts';
import { foldText } from '../../core/text/fold-text.ts';
import type { Cell, CellContext, SortKey } from '../context/cell.ts';
import { createRowOrder } from './row-order.ts';

/** Parts of TanStack Table that the engine's tables use. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createRowOrder,
  paginatedRowModel: createPaginatedRowModel(),
});

export type EngineColumn = ColumnDef<typeof features, JsonObject, unknown>;

/** Column of a table, with all the data that its cells need. */
export interface Column {
  /** Unique id in the table: two columns may show the same field. */
  readonly id: string;
  readonly descriptor: ColumnDescriptor;
  readonly cell: Cell;
  /** Class of the column's cells. */
  readonly className: string | undefined;
  readonly textOf: (row: JsonObject) => string;
  readonly valueOf: (row: JsonObject) => unknown;
  /** Finds the text quoted from a row's source; '' if there is none. */
  readonly toldOf: (row: JsonObject) => string;
  /** Finds the badge shown after a row's text; undefined where there is none. */
  readonly badgeOf: (row: JsonObject) => ShownBadge | undefined;
  readonly definition: EngineColumn;
}

/** Badge with the sentence of its expression for the row; '' for none. */
export type ShownBadge = Omit<ColumnBadge, 'detail'> & { readonly detail: string };

export interface ColumnsInput {
  readonly columns: readonly ColumnDescriptor[];
  readonly codes: Readonly<Record<string, ValueSet>>;
  /** Builds the scope in which the expressions of columns are evaluated. */
  readonly scopeOf: (item: JsonObject) => Scope;
  readonly say: FormatMessage;
  readonly cellOf: (name: string) => Cell;
}

/** Builds the columns of a table from its descriptor. */
export function columnsOf({ columns, codes, ...shared }: ColumnsInput): readonly Column[] {
  return columns.map((descriptor, index) => {
    const isRepeated = columns.slice(0, index).some(({ field }) => field === descriptor.field);
    const id = isRepeated ? `${descriptor.field}#${index}` : descriptor.field;
    return columnOf({ id, descriptor, codes: valueSetOf(descriptor, codes), ...shared });
  });
}

interface ColumnInput extends Pick<ColumnsInput, 'scopeOf' | 'say' | 'cellOf'> {
  readonly id: string;
  readonly descriptor: ColumnDescriptor;
  readonly codes: ValueSet | undefined;
}

function columnOf({ id, descriptor, codes, scopeOf, say, cellOf }: ColumnInput): Column {
  const cell = cellOf(descriptor.cell);
  const { value, told, words } = descriptor;
  const tokens = tokensOf(pathToPointer(descriptor.field));
  const contentOf =
    value === undefined
      ? (row: JsonObject) => getAtTokens(row, tokens)
      : (row: JsonObject) => value.evaluate(scopeOf(row));
  const contextOf = (row: JsonObject): CellContext => ({ row, codes, words, say });
  return {
    id,
    descriptor,
    cell,
    className: classOf(cell),
    valueOf: contentOf,
    textOf: (row) => cell.text(contentOf(row), contextOf(row)),
    toldOf: (row) => (told === undefined ? '' : String(told.evaluate(scopeOf(row)) ?? '')),
    badgeOf: (row) => {
      const scope = descriptor.badges === undefined ? undefined : scopeOf(row);
      const badge = scope && descriptor.badges?.find(({ when }) => when.evaluate(scope));
      return badge && { ...badge, detail: String(badge.detail?.evaluate(scope) ?? '') };
    },
    definition: {
      id,
      header: descriptor.title,
      accessorFn: (row) => sortKeyOf(cell, contentOf(row), contextOf(row)),
      enableSorting: descriptor.isSortable,
    },
  };
}

function classOf({ align, isUnbroken }: Cell): string | undefined {
  const classes = [align === 'end' ? 'en-cell-end' : '', isUnbroken === true ? 'en-cell-unbroken' : ''];
  return classes.filter((name) => name !== '').join(' ') || undefined;
}

function valueSetOf(descriptor: ColumnDescriptor, codes: Readonly<Record<string, ValueSet>>) {
  return descriptor.codes === undefined ? undefined : codes[descriptor.codes];
}

function sortKeyOf(cell: Cell, value: unknown, context: CellContext): SortKey {
  if (cell.sortKey !== undefined) return cell.sortKey(value, context);
  const text = cell.text(value, context);
  return text === '' ? undefined : foldText(text);
}
