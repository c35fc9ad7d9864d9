import type { JsonObject } from '../../core/json/json.ts';
import type { Column } from '../table/columns.ts';

/** Joins the texts of a row's first two columns: the name and the most important values. */
export function textOfRow(row: JsonObject, columns: readonly Column[]): string {
  return columns
    .slice(0, 2)
    .map((column) => column.textOf(row))
    .filter((text) => text !== '')
    .join(', ');
}

/** Lists the rows of an entry whose wording differs from the first row's, each wording once. */
export function otherWordings(
  [first, ...others]: readonly JsonObject[],
  columns: readonly Column[],
): readonly JsonObject[] {
  const said = new Set(first === undefined ? [] : [textOfRow(first, columns)]);
  return others.filter((row) => {
    const words = textOfRow(row, columns);
    if (said.has(words)) return false;
    said.add(words);
    return true;
  });
}
