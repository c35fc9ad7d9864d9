import {
  type ColumnDef,
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table';
import type { JsonObject } from '../../core/json.ts';
import { getAt, pathToPointer } from '../../core/pointer.ts';
import type { ColumnDescriptor, ValueSet } from '../../core/product.ts';
import type { Cell, CellContext, SortKey } from './cells/cell.ts';
import { cells } from './cells/registry.ts';

/** The parts of TanStack Table that the engine's tables are made of. */
export const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
});

export type EngineColumn = ColumnDef<typeof features, JsonObject, unknown>;

/** A column with everything looked up that its cells need. */
export interface Column {
  readonly descriptor: ColumnDescriptor;
  readonly cell: Cell;
  readonly textOf: (row: JsonObject) => string;
  readonly definition: EngineColumn;
}

export interface ColumnsInput {
  readonly columns: readonly ColumnDescriptor[];
  readonly codes: Readonly<Record<string, ValueSet>>;
}

/** Makes the columns of a table from its descriptor. */
export function columnsOf({ columns, codes }: ColumnsInput): readonly Column[] {
  return columns.map((descriptor) => columnOf(descriptor, valueSetOf(descriptor, codes)));
}

function columnOf(descriptor: ColumnDescriptor, codes: ValueSet | undefined): Column {
  const cell = cells[descriptor.cell];
  const pointer = pathToPointer(descriptor.field);
  const contextOf = (row: JsonObject): CellContext => ({ row, codes });
  return {
    descriptor,
    cell,
    textOf: (row) => cell.text(getAt(row, pointer), contextOf(row)),
    definition: {
      id: descriptor.field,
      header: descriptor.title,
      accessorFn: (row) => sortKeyOf(cell, getAt(row, pointer), contextOf(row)),
      enableSorting: descriptor.isSortable,
      sortFn: 'basic',
      sortUndefined: 'last',
      sortDescFirst: false,
    },
  };
}

function valueSetOf(descriptor: ColumnDescriptor, codes: Readonly<Record<string, ValueSet>>) {
  return descriptor.codes === undefined ? undefined : codes[descriptor.codes];
}

function sortKeyOf(cell: Cell, value: unknown, context: CellContext): SortKey {
  if (cell.sortKey !== undefined) return cell.sortKey(value, context);
  return folded(cell.text(value, context));
}

const beyondAscii = /[^\x20-\x7e]/;

/** Without case and diacritics, so that `Ábel` stands beside `Abel`. */
function folded(text: string): SortKey {
  if (text === '') return undefined;
  const plain = beyondAscii.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '') : text;
  return plain.toLowerCase();
}
