import { type ComparedPiece, wordPieces } from '../../core/compare/mark-differences.ts';
import { isJsonObject, type JsonObject, jsonObject } from '../../core/json/json.ts';
import { stringOrEmpty } from '../../core/json/string-values.ts';
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

/**
 * Splits the text of a row's column by what it says, as the gateway has read it in the property `likeness`; otherwise by
 * words.
 */
export function piecesIn(row: JsonObject, column: Column, likeness: string): readonly ComparedPiece[] {
  const text = column.textOf(row);
  const { pieces } = jsonObject(row[likeness]);
  const own = (Array.isArray(pieces) ? pieces.filter(isJsonObject) : [])
    .filter(({ field }) => field === column.descriptor.field)
    .map((piece) => ({ text: stringOrEmpty(piece['text']), says: stringOrEmpty(piece['says']) }));
  return own.map((piece) => piece.text).join('') === text ? own : wordPieces(text);
}

/** Joins the texts of a row that differ from another row's, each in its column. */
export function differingText(row: JsonObject, other: JsonObject, columns: readonly Column[]): string {
  return columns
    .slice(0, 2)
    .filter((column) => column.textOf(row) !== column.textOf(other))
    .map((column) => column.textOf(row))
    .join(', ');
}
