import type { JsonObject } from '../../core/json/json.ts';
import type { Column } from '../table/columns.ts';

/** The words of a row that its first columns show: name and what is most important beside it. */
export function textOfRow(row: JsonObject, columns: readonly Column[]): string {
  return columns
    .slice(0, 2)
    .map((column) => column.textOf(row))
    .filter((text) => text !== '')
    .join(', ');
}

/** The rows of an entry that say something in other words than the first, each wording once. */
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
