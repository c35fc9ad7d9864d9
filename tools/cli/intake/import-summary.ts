import { basename } from 'node:path';
import type { LoadOutcome } from '../../../engine/core/protocol/load.ts';
import type { DroppedContent, Missing } from '../../../features/import/server/fhir/findings.ts';
import { shorten, textTable, wrap } from '../text-table.ts';
import type { FileReport } from './import-files.ts';

const outcomeNames = ['created', 'updated', 'withdrawn', 'unchanged', 'refused'] as const;
const longestList = 20;
const page = { width: 100, first: '  ', further: '    ' };

type Loaded = Extract<FileReport, { readonly outcomes: unknown }>;

/** Formats the summary of an import: ids, counts and FHIR terms, never a patient's values. */
export function importSummary(reports: readonly FileReport[], organization: string): readonly string[] {
  const loaded = reports.filter(isLoaded);
  const outcomes = loaded.flatMap((each) => each.outcomes);
  return [
    ...(loaded.length > 0 ? [...countTable(loaded), ''] : []),
    ...refusals(outcomes),
    ...keptValues(outcomes),
    ...missingFields(loaded.flatMap((each) => each.missing)),
    ...leftOutReasons(
      'Left out, and why:',
      loaded.flatMap((each) => each.leftOut).filter(({ kind }) => kind === 'resource'),
    ),
    ...leftOutReasons(
      'Not kept of what was taken:',
      loaded.flatMap((each) => each.leftOut).filter(({ kind }) => kind === 'value'),
    ),
    conclusion(reports, outcomes, organization),
  ];
}

/** Shortens a file's name, so that name and counts fit into a line of 80 characters. */
export function shortName(file: string): string {
  return shorten(basename(file), 34);
}

/** Formats the line of one file during the import. */
export function fileLine(report: FileReport): string {
  return isLoaded(report) ? countsOf(report.outcomes) : 'not read';
}

function countTable(loaded: readonly Loaded[]): readonly string[] {
  const rows = loaded.map((each) => [shortName(each.file), ...numbersOf([each])]);
  return textTable(['File', ...outcomeNames, 'left out'], [...rows, ['Total', ...numbersOf(loaded)]]);
}

function numbersOf(loaded: readonly Loaded[]): readonly string[] {
  const outcomes = loaded.flatMap((each) => each.outcomes);
  const leftOut = loaded.flatMap((each) => each.leftOut).filter(({ kind }) => kind === 'resource');
  const counts = outcomeNames.map((name) => outcomes.filter((each) => each.outcome === name).length);
  return [...counts, sum(leftOut)].map(String);
}

function refusals(outcomes: readonly LoadOutcome[]): readonly string[] {
  const refused = outcomes.filter((each) => each.outcome === 'refused');
  const lines = refused.flatMap(({ entity, id, problems }) =>
    problems.map((problem) => `  ${entity} ${id}: ${problem.at} ${problem.message}`),
  );
  return section('Refused:', lines);
}

/** Lists the values that were kept since users had changed them, from the problems with the code `kept`. */
function keptValues(outcomes: readonly LoadOutcome[]): readonly string[] {
  const kept = outcomes
    .filter((each) => each.outcome !== 'refused')
    .flatMap(({ entity, id, problems }) =>
      problems
        .filter(({ code }) => code === 'kept')
        .map(({ at, message }) => `  ${entity} ${id}: ${at} ${message}`),
    );
  return section('Changed here and in the file, kept as it is here:', kept);
}

function missingFields(missing: readonly Missing[]): readonly string[] {
  const counts = addUp(missing.map(({ entity, label, count }) => ({ name: `${entity}: ${label}`, count })));
  const lines = counts.map(({ name, count }) => `  ${name} (${count})`);
  return section('Stored, yet incomplete (the form asks for it at the next edit):', lines);
}

function leftOutReasons(title: string, leftOut: readonly DroppedContent[]): readonly string[] {
  const byReason = [...Map.groupBy(leftOut, ({ reason }) => reason)]
    .map(([reason, list]) => ({
      reason,
      counts: addUp(list.map(({ what, count }) => ({ name: what, count }))),
    }))
    .toSorted((one, other) => sum(other.counts) - sum(one.counts));
  const lines = byReason.flatMap(({ reason, counts }) => {
    const list = counts.map(({ name, count }) => `${name} ${count}`).join(', ');
    return wrap({ ...page, text: `${reason}: ${list}` });
  });
  return section(title, lines);
}

/** Formats a titled list, truncated when long, since the first entries suffice to identify the cause. */
function section(title: string, lines: readonly string[]): readonly string[] {
  const rest = lines.length - longestList;
  const shown = rest > 0 ? [...lines.slice(0, longestList), `  … and ${rest} more`] : lines;
  return lines.length > 0 ? [title, ...shown, ''] : [];
}

function conclusion(
  reports: readonly FileReport[],
  outcomes: readonly LoadOutcome[],
  organization: string,
): string {
  const broken = reports.filter((each) => !isLoaded(each)).length;
  const failed = broken === 0 ? '' : ` ${plural(broken, 'file was', 'files were')} not read: see above.`;
  const taken = reports.length - broken;
  if (taken === 0) {
    return `Nothing was imported.${failed}`;
  }
  const isUnchanged = outcomes.every((each) => each.outcome === 'unchanged');
  const result = isUnchanged
    ? `nothing changed, ${plural(outcomes.length, 'record was', 'records were')} there already.`
    : `${countsOf(outcomes)}.`;
  return `${plural(taken, 'file', 'files')} into ${organization}: ${result}${failed}`;
}

function countsOf(outcomes: readonly LoadOutcome[]): string {
  const counts = outcomeNames
    .map((name) => ({ name, count: outcomes.filter((each) => each.outcome === name).length }))
    .filter(({ count }) => count > 0);
  return counts.length > 0
    ? counts.map(({ name, count }) => `${count} ${name}`).join(', ')
    : 'nothing to take';
}

interface Count {
  readonly name: string;
  readonly count: number;
}

function addUp(counts: readonly Count[]): readonly Count[] {
  return [...Map.groupBy(counts, ({ name }) => name)]
    .map(([name, list]) => ({ name, count: sum(list) }))
    .toSorted((one, other) => other.count - one.count);
}

function sum(counts: readonly { readonly count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

function isLoaded(report: FileReport): report is Loaded {
  return 'outcomes' in report;
}
