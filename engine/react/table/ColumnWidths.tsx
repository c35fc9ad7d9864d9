import type { CSSProperties } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { Column } from './columns.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface ColumnWidthsProps {
  readonly columns: readonly Column[];
  readonly shown: readonly ShownRow[];
  readonly hasLead: boolean;
}

/** Maximum length of a text that is kept on one line if there is room, in characters. */
const oneLine = 24;

/**
 * Maximum width of a column, in characters. A wider column would gain nothing, since longer texts take several lines
 * anyway.
 */
const longestLine = 60;

/**
 * Minimum width of a column with long texts, in characters. A table with many columns is scrolled sideways instead,
 * so that its rows do not become high.
 */
const leastForLongText = 24;

/** Maximum number of rows that are measured to find the column widths. */
const mostMeasured = 100;

/**
 * Sets the preferred and minimum width of each column, so that texts take one or two lines. Browsers would
 * distribute the width by titles and one-line texts, and squeeze long texts beside empty columns.
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
  const width = (characters: number) =>
    `calc(${characters}ch * var(--en-col-scale, 1) + var(--en-col-air, var(--en-4)))`;
  return { width: width(usual), minWidth: width(least) };
}

function charactersOf(column: Column, rows: readonly JsonObject[]): Characters {
  const head = longestWord(column.descriptor.title);
  const texts = rows.map((row) => [column.textOf(row), column.badgeOf(row)?.text ?? ''].join(' ').trim());
  const lines = texts.map(twoLines);
  const usual = texts.map((text, at) =>
    text.length <= oneLine ? text.length : Math.max(oneLine, lines[at] ?? 0),
  );
  return {
    usual: Math.min(longestLine, Math.max(head, ...usual)),
    // Leaves out the text of a cell that a part draws in its own words.
    least: column.descriptor.part === undefined ? Math.min(leastForLongText, Math.max(head, ...lines)) : head,
  };
}

/**
 * Counts the characters of the longer line after breaking a text into two lines of similar length. Avoids
 * regular expressions, since it runs for every text on the page.
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
