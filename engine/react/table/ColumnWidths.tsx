import type { CSSProperties } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { Column } from './columns.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface ColumnWidthsProps {
  readonly columns: readonly Column[];
  readonly shown: readonly ShownRow[];
  readonly hasLead: boolean;
}

/** Maximum of characters for which a text is kept on one line where there is room. */
const oneLine = 24;

/** Maximum width of a column, in characters: beyond, nothing is gained, since such texts take several lines. */
const longestLine = 60;

/** Minimum width of a long text, in characters: a table with many columns scrolls sideways, so that rows stay low. */
const leastForLongText = 20;

/** Width of a head's sort mark and its spacing, in characters. */
const sortMark = 3;

/** Maximum of rows measured for the column widths of a long list. */
const mostMeasured = 100;

/**
 * Sets the preferred and minimum width of each column, for texts on one or two lines. By default, a table shares its
 * width by one-line texts and titles, and squeezes long texts beside empty columns.
 */
export function ColumnWidths({ columns, shown, hasLead }: ColumnWidthsProps) {
  const rows = shown.slice(0, mostMeasured).map(({ row }) => row);
  return (
    <colgroup>
      {hasLead && <col className="en-col-lead" />}
      {columns.map((column) => (
        <col key={column.id} style={styleOf(charactersOf(column, rows))} />
      ))}
    </colgroup>
  );
}

interface Characters {
  readonly usual: number;
  readonly least: number;
}

function styleOf({ usual, least }: Characters): CSSProperties {
  const width = (characters: number) => `calc(${characters}ch + var(--en-4))`;
  return { width: width(usual), minWidth: width(least) };
}

function charactersOf(column: Column, rows: readonly JsonObject[]): Characters {
  const { title, isSortable } = column.descriptor;
  const head = longestWord(title) + (isSortable ? sortMark : 0);
  const texts = rows.map((row) => [column.textOf(row), column.badgeOf(row)?.text ?? ''].join(' ').trim());
  const lines = texts.map(twoLines);
  const usual = texts.map((text, at) =>
    text.length <= oneLine ? text.length : Math.max(oneLine, lines[at] ?? 0),
  );
  return {
    usual: Math.min(longestLine, Math.max(head, ...usual)),
    least: Math.min(leastForLongText, Math.max(head, ...lines)),
  };
}

/**
 * Counts the characters of the longer line when a text is broken in two as short as possible. Runs for every text of a
 * shown page, so without regular expressions.
 */
function twoLines(text: string): number {
  const { length } = text;
  let shortest = length;
  for (let gap = text.indexOf(' '); gap !== -1; gap = text.indexOf(' ', gap + 1))
    shortest = Math.min(shortest, Math.max(gap, length - gap - 1));
  return shortest;
}

function longestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => word.length));
}
