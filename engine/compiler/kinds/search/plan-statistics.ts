import type { JSONPath } from 'jsonc-parser';
import type { SearchColumn, Statistic, StatisticOption } from '../../../core/product/search-index.ts';
import { isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';

export type StatisticSources = Readonly<Record<string, StatisticSource>>;

type StatisticSource = Omit<Statistic, 'options'> & Partial<Pick<Statistic, 'options'>>;

export interface StatisticsInput {
  readonly file: SourceFile;
  readonly named: StatisticSources;
  readonly columns: Readonly<Record<string, Pick<SearchColumn, 'kind'>>>;
  readonly plans: PlanContext;
}

/** Plans the statistics that narrow lists, each over a column of the search with its values. */
export function planStatistics(input: StatisticsInput): Readonly<Record<string, Statistic>> {
  const { file, named, columns, plans } = input;
  const entries = Object.entries(named).map(([name, { options = [], ...statistic }]) => {
    const at: JSONPath = ['statistics', name];
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column === undefined) {
      const message = `"${name}" is not a column of this search index.`;
      reportUnknown(plans.diagnostics, file, { message, name, known: Object.keys(columns), at, of: 'key' });
    } else {
      checkUnit(input, column.kind, { at, statistic });
    }
    const { codes, of } = statistic;
    if (codes !== undefined) isFileName({ file, at: [...at, 'codes'], name: codes, plans }, 'codes');
    if (of !== undefined) isFileName({ file, at: [...at, 'of'], name: of, plans }, 'schema');
    for (const [index, option] of options.entries())
      checkOption(input, option, {
        ...{ at: [...at, 'options', index], before: options.slice(0, index), kind: column?.kind },
      });
    return [name, { ...statistic, options }] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Requires a unit for the numbers of a date column, which count days or years, and refuses a unit elsewhere, as it
 * does a past.
 */
function checkUnit(
  { file, plans }: StatisticsInput,
  kind: SearchColumn['kind'],
  { at, statistic }: { readonly at: JSONPath; readonly statistic: StatisticSource },
): void {
  if (statistic.past === true && (kind !== 'date' || statistic.unit === 'years'))
    plans.diagnostics.report(file, {
      code: 'search/statistic',
      message: 'Only days are in the past.',
      help: 'Remove "past", or name a column of days with the unit days or business-days.',
      at: [...at, 'past'],
    });
  if ((kind === 'date') === (statistic.unit !== undefined)) return;
  const [message, help] =
    kind === 'date'
      ? [
          'The statistic counts days, and does not say in which unit.',
          'Add "unit": days, business-days or years.',
        ]
      : [`A column of the kind "${kind}" has no unit.`, 'Remove "unit", or name a column of days.'];
  plans.diagnostics.report(file, { code: 'search/statistic', message, help, at });
}

function checkOption(
  { file, plans }: StatisticsInput,
  { code, limits }: StatisticOption,
  { at, before, kind }: OptionPosition,
): void {
  const report = (path: string, message: string, help: string) =>
    plans.diagnostics.report(file, { code: 'search/statistic', message, help, at: [...at, path] });
  if (before.some((other) => other.code === code))
    report('code', `There are two options "${code}".`, 'Give each its own code.');
  if (limits === undefined) return;
  const { from, above, to, below } = limits;
  if (kind === 'date' && (above !== undefined || to !== undefined))
    report('limits', `"${code}" counts days by "above" or "to".`, 'Whole days have "from" and "below" only.');
  const [least, most] = [
    Math.max(from ?? -Infinity, above ?? -Infinity),
    Math.min(to ?? Infinity, below ?? Infinity),
  ];
  const isClosed = least !== above && most !== below;
  if (isClosed ? least > most : least >= most)
    report(
      'limits',
      `No number lies within the limits of "${code}".`,
      'The lower limit must be less than the upper one.',
    );
}

interface OptionPosition {
  readonly at: JSONPath;
  readonly before: readonly StatisticOption[];
  /** Kind of the column; undefined for an unknown column. */
  readonly kind: SearchColumn['kind'] | undefined;
}
