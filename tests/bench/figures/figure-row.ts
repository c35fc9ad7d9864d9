import type { Recordings } from './recording.ts';

/** Limit that a figure has to keep. */
export type Aim = { readonly atMost: number } | { readonly atLeast: number };

/** Row of the page of figures. */
export interface FigureRow {
  readonly bench: string;
  /** Subject of the comparison, as the page shows it, in Markdown. */
  readonly what: string;
  /** Pattern of the bench's output line with the figure; its first group is the number. */
  readonly printed: RegExp;
  /** Unit after the number: `×`, ` %`, ` ms`. */
  readonly unit: string;
  /** Figure measured on 2026-11-22, when the aim was set, or at the first measurement. */
  readonly before?: number;
  readonly aim?: Aim;
  /** Obstacle to the aim, and the idea tried or planned, with figures, in Markdown. */
  readonly argument?: string;
}

/** Row with its measured figure. */
export interface MeasuredRow {
  readonly row: FigureRow;
  readonly now: number;
  /** True if the aim is reached; undefined for a row without an aim. */
  readonly isReached: boolean | undefined;
}

/**
 * Finds the recorded figure of a row. Throws unless its bench has been recorded and printed exactly one matching line,
 * since a row that matches nothing would keep its old figure forever.
 */
export function measuredRow(row: FigureRow, recordings: Recordings): MeasuredRow {
  const lines = recordings[row.bench]?.lines ?? [];
  const found = lines.flatMap((line) => row.printed.exec(line)?.[1] ?? []);
  const [figure, ...others] = found;
  if (figure === undefined || others.length > 0)
    throw new Error(
      `"${row.what}" finds ${found.length} lines in the recording of "${row.bench}" by ${row.printed}. Correct the expression, or record the bench anew: npm run bench -- --record ${row.bench}.`,
    );
  const now = Number(figure.replaceAll(',', ''));
  return { row, now, isReached: row.aim === undefined ? undefined : reaches(now, row.aim) };
}

function reaches(figure: number, aim: Aim): boolean {
  return 'atMost' in aim ? figure <= aim.atMost : figure >= aim.atLeast;
}
