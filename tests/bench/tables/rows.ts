/** Row of the measured table, computed from its number, so that all sides sort equal values. */
export type MeasuredRow = {
  readonly _id: string;
  readonly title: string;
  readonly city: string;
  readonly day: string;
  readonly amount: number;
};

const cities = ['Albuquerque', 'Boise', 'Chicago', 'Denver', 'El Paso', 'Honolulu', 'Miami', 'Newark'];

export const pageSize = 10;

/** Lists rows in no particular order, equal in every run. */
export function measuredRows(count: number): readonly MeasuredRow[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 48_271) % 2_147_483_647;
    return {
      _id: String(index),
      title: `Entry ${mixed.toString(36)}`,
      city: cities[mixed % cities.length] ?? '',
      day: `20${10 + (mixed % 16)}-${String(1 + (mixed % 12)).padStart(2, '0')}-${String(1 + (mixed % 28)).padStart(2, '0')}`,
      amount: mixed % 10_000,
    };
  });
}

/** Columns: field, heading, and kind of cell. */
export const columns = [
  { field: 'title', title: 'Title', cell: 'text' },
  { field: 'city', title: 'City', cell: 'text' },
  { field: 'day', title: 'Day', cell: 'date' },
  { field: 'amount', title: 'Amount', cell: 'number' },
] as const;

export const sideNames = ['ours', 'bare', 'ag-grid', 'html'] as const;
export type SideName = (typeof sideNames)[number];
