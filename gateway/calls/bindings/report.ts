import type { StoreBinding } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ReportColumn, ReportDescriptor, ReportPeriod } from '../../../engine/core/product/report.ts';
import type {
  AnsweredColumn,
  PeriodReportAnswer,
  PresentReportAnswer,
} from '../../../engine/core/protocol/report-answer.ts';
import { displayRecord } from '../../../engine/core/records/display.ts';
import { badRequest, notCounted } from '../../operation/errors.ts';
import { type Binding, type Call, ok } from '../../records/context/call.ts';
import { kindOfOrganizations } from '../../records/context-records.ts';
import { findRecord } from '../../records/read.ts';
import { readDays, readPresent } from '../../search/reports/read-present.ts';
import { readReport } from '../../search/reports/read-report.ts';
import { ProductError } from '../../store/kinds/kinds.ts';

/** Number of days, up to and including today, in the history of a group. */
const days = 31;

/** Default number of periods before the last one, where the caller gives no beginning. */
const usualMonths = 11;
const usualDays = 30;

const shapes = { month: /^\d{4}-(0[1-9]|1[0-2])$/, day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ };

/** Answers a report on the user's organizations; logs to the audit trail that it was taken along. */
export const reportBinding: Binding<Extract<StoreBinding, { kind: 'report' }>> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, { report: name, exports }) {
    const report = reportOf(call.product, name);
    const { period, isComing } = report;
    if (isComing === true) throw notCounted();
    const answer =
      period === 'present' ? await presentOf(call, report) : await periodsOf(call, report, period);
    if (exports === true) call.note({ action: 'export', details: { report: name } });
    return ok(answer);
  },
};

/** Finds the report that a call counts. */
export function reportOf({ reports = {} }: Product, name: string): ReportDescriptor {
  const report = reports[name];
  if (report !== undefined) return report;
  throw new ProductError(`There is no report "${name}". Declare it in a *.report.json.`);
}

/** Counts the records of each month or day. Throws 400 for a beginning or an end that is none. */
async function periodsOf(
  call: Call,
  report: ReportDescriptor,
  period: Exclude<ReportPeriod, 'present'>,
): Promise<PeriodReportAnswer> {
  const { database, query, today } = call;
  const to = String(query['to'] ?? (period === 'day' ? today : today.slice(0, 7)));
  const isPeriod = (text: string) => shapes[period].test(text);
  const from = String(query['from'] ?? (isPeriod(to) ? firstOf(period, to) : to));
  if (![from, to].every(isPeriod))
    throw badRequest(
      `The parameters from and to are ${period === 'day' ? 'days such as 2026-11-23' : 'months such as 2026-11'}.`,
    );
  const rows = await readReport(database, report, { organizations: countedOrganizations(call), from, to });
  return { ...(await shownOf(call, report, ['sum', 'share', 'average'])), period, from, to, rows };
}

function firstOf(period: Exclude<ReportPeriod, 'present'>, last: string): string {
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
  return period === 'month'
    ? new Date(Date.UTC(year, month - 1 - usualMonths)).toISOString().slice(0, 7)
    : new Date(Date.UTC(year, month - 1, day - usualDays)).toISOString().slice(0, 10);
}

/** Counts each group now and on each of the last days. */
async function presentOf(call: Call, report: ReportDescriptor): Promise<PresentReportAnswer> {
  const { product, database, today } = call;
  const counted = { organizations: countedOrganizations(call), today, days };
  const rows = await readPresent(database, report, counted);
  const byDay = await readDays(database, report, counted);
  const found = new Set([...rows, ...byDay].map(({ group }) => group).filter((group) => group !== ''));
  const titles = new Map(
    product.codes[report.groups ?? '']?.codes.map(({ code, display }) => [code, display]),
  );
  // Sorts groups by the value set, whose order is that of the product.
  const names = new Set([...[...titles.keys()].filter((name) => found.has(name)), ...found]);
  const groups = [...names].map((name) => ({ name, title: titles.get(name) ?? name }));
  const { groupTitle } = report;
  return {
    ...(await shownOf(call, report, ['waiting', 'due', 'longest'])),
    ...{ today, groups, rows, days: byDay },
    ...(groupTitle === undefined ? {} : { groupTitle }),
  };
}

/** Lists the organizations to count: the user's, or the chosen one of them. */
function countedOrganizations({ user, query }: Call): readonly string[] {
  const chosen = String(query['organization'] ?? '').replace(/^org:/, '');
  return user.organizations.filter((id) => chosen === '' || id === chosen);
}

/** Answers the words of a report, its columns of these kinds, and the organizations that it can be narrowed to. */
async function shownOf<Take extends ReportColumn['take']>(
  call: Call,
  { title, description, empty, columns }: ReportDescriptor,
  takes: readonly Take[],
) {
  const shown = columns.flatMap((column): readonly AnsweredColumn<Take>[] => {
    const take = takes.find((each) => each === column.take);
    if (take === undefined) return [];
    const { title: heading, description: explained, unit } = column;
    return [{ title: heading, description: explained, take, ...(unit === undefined ? {} : { unit }) }];
  });
  return {
    ...{ title, description, columns: shown, organizations: await organizationsOf(call) },
    ...(empty === undefined ? {} : { empty }),
  };
}

/** Reads the names of the user's organizations; an id where the product stores none. */
async function organizationsOf({ product, database, user }: Call) {
  const kind = kindOfOrganizations(product);
  return Promise.all(
    user.organizations.map(async (id) => {
      const found = kind && (await findRecord(database, { kind, id, scope: 'everything' }));
      const name = found && displayRecord(kind.traits.display, found.document, kind.entity.fields);
      return { id, name: name === undefined || name === '' ? id : name };
    }),
  );
}
