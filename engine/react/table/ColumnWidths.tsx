import type { CSSProperties } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { Column } from './columns.ts';
import type { ShownRow } from './use-engine-table.ts';

export interface ColumnWidthsProps {
  readonly columns: readonly Column[];
  readonly shown: readonly ShownRow[];
  readonly hasLead: boolean;
}

/** A text of so many characters stands on one line where there is room. */
const oneLine = 24;

/** Limit of a column's width, in characters: wider ones gain nothing, as their texts are read in several lines. */
const longestLine = 60;

/**
 * Least width of a long text, in characters: a table with many columns is scrolled sideways, instead of every row
 * growing.
 */
const leastForLongText = 20;

/** A head's sort mark and the air around it, in characters. */
const sortMark = 3;

/** The number of rows that are measured for the column widths of a long list. */
const mostMeasured = 100;

/**
 * Widths that each column wants, and has at least: a text on one line or on two. Left to itself, a table shares out
 * its width by texts on one line and by titles, and squeezes a long text beside columns that are nearly empty.
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

/** Characters of the longer line when a text is broken in two where that is shortest. Worked out for every text of a page that is turned to, so without regular expressions. */
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
