import type { JsonObject } from '../../core/json/json.ts';
import { toCsv } from '../../core/text/csv.ts';
import { saveFile } from '../parts/save-file.ts';
import type { Column } from './columns.ts';

const csvType = 'text/csv;charset=utf-8';

/** Saves rows as a file of comma-separated values, with the chosen columns and the texts as displayed. */
export function saveRows(name: string, columns: readonly Column[], rows: readonly JsonObject[]): void {
  const head = columns.map(({ descriptor }) => descriptor.title);
  const lines = rows.map((row) => columns.map((column) => column.textOf(row)));
  saveFile(`${name}.csv`, new Blob([toCsv([head, ...lines])], { type: csvType }));
}
