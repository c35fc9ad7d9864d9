import type { ReportColumn, ReportDescriptor } from '../../../core/product/report.ts';
import type { ReportFile } from '../../files/report.ts';
import { isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { PlanOf } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';

type SourceOfReport = ReportFile['sources'][string];
type ColumnOfReport = ReportFile['columns'][number];

/**
 * Plans a report. Its sources must be entities with records, and its columns must name figures of these
 * sources.
 */
export function planReport(file: SourceFile<'report'>, plans: PlanContext): PlanOf<ReportDescriptor> {
  const { title, description, period = 'month', groups, groupTitle, empty, sources, columns } = file.value;
  const planned = Object.entries(sources).flatMap(([entity, source]) => {
    const own = planSource(file, plans, { entity, source });
    return own === undefined ? [] : [[entity, own] as const];
  });
  const known = Object.values(sources).flatMap(({ figures = {} }) => Object.keys(figures));
  if (groups !== undefined) isFileName({ file, at: ['groups'], name: groups, plans }, 'codes');
  for (const [index, column] of columns.entries()) checkColumn(file, plans, { index, column, known });
  const descriptor = {
    ...{ name: file.stem, title, description, period },
    ...(groups === undefined ? {} : { groups }),
    ...(groupTitle === undefined ? {} : { groupTitle }),
    ...(empty === undefined ? {} : { empty }),
    sources: Object.fromEntries(planned),
    columns: columns.map(planColumn),
  };
  return { name: file.stem, source: file.path, descriptor };
}

interface NamedSource {
  readonly entity: string;
  readonly source: SourceOfReport;
}

const needed = { month: ['on', 'figures'], day: ['on', 'figures'], present: ['group'] } as const;

/** Refuses a source that lacks a member which the report's period needs. */
function checkSource(file: SourceFile<'report'>, plans: PlanContext, { entity, source }: NamedSource): void {
  const { period = 'month' } = file.value;
  for (const key of needed[period].filter((each) => source[each] === undefined)) {
    plans.diagnostics.report(file, {
      code: 'report/source',
      message: `A report ${period === 'present' ? 'of the present' : `by ${period}`} needs "${key}" in each source.`,
      at: ['sources', entity],
      help: `Add "${key}".`,
    });
  }
}

function planSource(file: SourceFile<'report'>, plans: PlanContext, { entity: name, source }: NamedSource) {
  const at = ['sources', name];
  if (!isFileName({ file, at, name, plans }, 'schema')) return undefined;
  const entity = plans.entities.get(name);
  if (entity === undefined) return undefined;
  const location = { file, plans, context: { self: entity.type, [entity.name]: entity.type } };
  checkSource(file, plans, { entity: name, source });
  const { where, on, group, due, figures = {} } = source;
  return {
    where: planExpression(where, [...at, 'where'], location, 'bool'),
    on: planExpression(on, [...at, 'on'], location),
    group: planExpression(group, [...at, 'group'], location),
    due: planExpression(due, [...at, 'due'], location),
    figures: Object.fromEntries(
      Object.entries(figures).map(([figure, { when, value }]) => {
        const own = [...at, 'figures', figure];
        const planned = {
          when: planExpression(when, [...own, 'when'], location, 'bool'),
          value: planExpression(value, [...own, 'value'], location),
        };
        return [figure, planned];
      }),
    ),
  };
}

interface IndexedColumn {
  readonly index: number;
  readonly column: ColumnOfReport;
  readonly known: readonly string[];
}

function checkColumn(
  file: SourceFile<'report'>,
  plans: PlanContext,
  { index, column, known }: IndexedColumn,
): void {
  for (const key of ['sum', 'share', 'per', 'average'] as const) {
    const name = column[key];
    if (name === undefined || known.includes(name)) continue;
    const message = `"${name}" is no figure of this report.`;
    reportUnknown(plans.diagnostics, file, { message, name, known, at: ['columns', index, key] });
  }
}

function planColumn(column: ColumnOfReport): ReportColumn {
  const { title, description, sum, share, per, average, waiting, due, unit } = column;
  const rest = { title, description, ...(unit === undefined ? {} : { unit }) };
  if (sum !== undefined) return { ...rest, take: 'sum', of: sum };
  if (average !== undefined) return { ...rest, take: 'average', of: average };
  if (share !== undefined) return { ...rest, take: 'share', of: share, per: per ?? '' };
  if (waiting !== undefined) return { ...rest, take: 'waiting', of: '', days: waiting };
  if (due !== undefined) return { ...rest, take: 'due', of: '', days: due };
  return { ...rest, take: 'longest', of: '' };
}
