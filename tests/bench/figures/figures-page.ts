import { type Aim, type FigureRow, type MeasuredRow, measuredRow } from './figure-row.ts';
import type { Recording, Recordings } from './recording.ts';

/** Rows under their headings. */
export type Subjects = Readonly<Record<string, readonly FigureRow[]>>;

/** Builds the page of the documentation; equal recordings yield an equal page. */
export function figuresPage(subjects: Subjects, recordings: Recordings): string {
  const parts = Object.entries(subjects).map(
    ([title, rows]) => [title, rows.map((row) => measuredRow(row, recordings))] as const,
  );
  return [
    '# Figures',
    '',
    ...introduction,
    '',
    ...parts.flatMap(([title, rows]) => subject(title, rows)),
    ...['## As printed', ''],
    ...Object.entries(recordings).flatMap(([name, recording]) => printed(name, recording)),
  ].join('\n');
}

const introduction = [
  'Made by `npm run bench -- --record`, which runs the benches and writes this page; `npm run bench -- --record NAME` measures one of them anew. Nothing on it is written by hand but the aims and the arguments (`tests/bench/figures/rows.ts`). *Before* is what was measured on 2026-11-22, when the aims were set, or for the first time. The circumstances of each figure stand with [what was printed](#as-printed): a day, a commit, and the load of the machine before the bench began; below 1 nothing else ran.',
  '',
  'Ratios say more than milliseconds, which are those of a machine with two cores. Ours beside the forms and tables of others: [peers.md](peers.md). Benches without an aim, and runs that take hours: [measurements.md](measurements.md).',
];

function subject(title: string, rows: readonly MeasuredRow[]): readonly string[] {
  const argued = rows.filter(({ row }) => row.argument !== undefined);
  return [
    ...[`## ${title}`, '', '| what is compared | bench | before | now | aim |', '|---|---|---|---|---|'],
    ...rows.map(rowOf),
    '',
    ...argued.flatMap(({ row }) => [`- **${row.what}.** ${row.argument}`]),
    ...(argued.length > 0 ? [''] : []),
  ];
}

function rowOf({ row, now, isReached }: MeasuredRow): string {
  const before = row.before === undefined ? '–' : withUnit(row.before, row.unit);
  return `| ${row.what} | \`${row.bench}\` | ${before} | ${withUnit(now, row.unit)} | ${verdict(row, isReached)} |`;
}

function verdict({ aim, unit }: FigureRow, isReached: boolean | undefined): string {
  if (aim === undefined) return '–';
  return `${aimOf(aim, unit)}, ${isReached ? 'reached' : '**not reached**'}`;
}

function aimOf(aim: Aim, unit: string): string {
  return 'atMost' in aim ? `≤ ${withUnit(aim.atMost, unit)}` : `≥ ${withUnit(aim.atLeast, unit)}`;
}

function withUnit(figure: number, unit: string): string {
  return `${figure.toLocaleString('en-US')}${unit}`;
}

function printed(name: string, { day, commit, load, seconds, lines }: Recording): readonly string[] {
  return [
    `### ${name}`,
    '',
    `${day}, commit ${commit}, load ${load} before it began, ${seconds} s in all.`,
    '',
    ...['```text', ...lines, '```', ''],
  ];
}
