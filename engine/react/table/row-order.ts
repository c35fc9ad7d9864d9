import type { RowModel, SortingState, TableFeatures } from '@tanstack/react-table';
import type { JsonObject } from '../../core/json/json.ts';
import type { SortKey } from '../context/cell.ts';

type Model = RowModel<TableFeatures, JsonObject>;
type Rows = Model['rows'];
type KeyOf = (row: JsonObject, index: number) => SortKey;

/** Part of TanStack's table that sorting reads. */
interface OrderedTable {
  readonly getPreSortedRowModel: () => Model;
  readonly getColumn: (
    id: string,
  ) => { readonly accessorFn?: KeyOf; readonly getCanSort: () => boolean } | undefined;
  readonly atoms: { readonly sorting?: { readonly get: () => SortingState } };
}

/**
 * Creates a sorted row model that reads each value once; TanStack's own reads values at every comparison (1.7
 * million for 100,000 rows). Rows without a value come last in either direction; the sort is stable.
 */
export function createRowOrder(table: OrderedTable): () => Model {
  let last: { readonly model: Model; readonly sorting: SortingState; readonly sorted: Model } | undefined;
  const keysOf = createKeys();
  return () => {
    const model = table.getPreSortedRowModel();
    const sorting = table.atoms.sorting?.get() ?? unsorted;
    if (last?.model !== model || last.sorting !== sorting) {
      const orders = sorting.flatMap(({ id, desc }) => {
        const column = table.getColumn(id);
        const keyOf = column?.getCanSort() === true ? column.accessorFn : undefined;
        return keyOf === undefined ? [] : [{ keys: keysOf(model.rows, keyOf), descending: desc }];
      });
      last = { model, sorting, sorted: sortedBy(model, orders) };
    }
    return last.sorted;
  };
}

const unsorted: SortingState = [];

interface KeyOrder {
  /** Sort keys of the rows, in the rows' given order. */
  readonly keys: readonly SortKey[];
  readonly descending: boolean;
}

/**
 * Creates a function that reads the sort keys of rows, and caches them while the rows are the same, since
 * sorting in the opposite direction needs them again.
 */
function createKeys(): (rows: Rows, keyOf: KeyOf) => readonly SortKey[] {
  let known: { readonly rows: Rows; readonly byColumn: Map<KeyOf, readonly SortKey[]> } | undefined;
  return (rows, keyOf) => {
    if (known?.rows !== rows) known = { rows, byColumn: new Map() };
    const keys = known.byColumn.get(keyOf) ?? rows.map(({ original, index }) => keyOf(original, index));
    known.byColumn.set(keyOf, keys);
    return keys;
  };
}

function sortedBy(model: Model, orders: readonly KeyOrder[]): Model {
  if (orders.length === 0 || model.rows.length === 0) return model;
  const positions = Array.from(model.rows.keys());
  positions.sort((left, right) => {
    for (const order of orders) {
      const difference = compared(order, left, right);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const rows = at(model.rows, positions);
  return { rows, flatRows: rows, rowsById: model.rowsById };
}

function compared({ keys, descending }: KeyOrder, left: number, right: number): number {
  const one = keys[left];
  const other = keys[right];
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one > other === descending ? -1 : 1;
}

function at(rows: Rows, positions: readonly number[]): Rows {
  const found: Rows = [];
  for (const position of positions) {
    const row = rows[position];
    if (row !== undefined) found.push(row);
  }
  return found;
}
