import type { ReportPeriod } from '../../../engine/core/product/report.ts';
import { badRequest } from '../../../gateway/operation/errors.ts';
import { ok } from '../../../gateway/records/context/call.ts';
import { readReport } from '../../../gateway/search/reports/read-report.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { chosenOrganizations, organizationNames, reportOf } from './report-of.ts';

/** Default number of periods before the last one, where the caller gives no beginning. */
const usualMonths = 11;
const usualDays = 30;

const shapes = { month: /^\d{4}-(0[1-9]|1[0-2])$/, day: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/ };

/** Answers a report on the user's organizations; a download is logged to the audit trail. */
export const report: Handler<'report'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, { options }) {
    const { database, user, query, today } = call;
    const descriptor = reportOf(call, String(options['report']));
    const period = descriptor.period === 'day' ? 'day' : 'month';
    const last = period === 'day' ? today : today.slice(0, 7);
    const { to = last } = query;
    const { from = shapes[period].test(to) ? firstOf(period, to) : to } = query;
    if (![from, to].every((each) => shapes[period].test(each)))
      throw badRequest(
        `The parameters from and to are ${period === 'day' ? 'days such as 2026-11-23' : 'months such as 2026-11'}.`,
      );
    const organizations = chosenOrganizations(call, query.organization);
    const rows = await readReport(database, descriptor, { organizations, from, to });
    if (options['isExport'] === true) call.note({ action: 'export', details: { report: descriptor.name } });
    const { title, description, columns } = descriptor;
    return ok({
      ...{ title, description, period, from, to, rows },
      organizations: await organizationNames(call, user.organizations),
      columns: columns.flatMap(({ title, description, take, unit }) =>
        take === 'sum' || take === 'share' || take === 'average'
          ? [{ title, description, take, ...(unit === undefined ? {} : { unit }) }]
          : [],
      ),
    } as const);
  },
};

function firstOf(period: Exclude<ReportPeriod, 'present'>, last: string): string {
  const [year = 0, month = 1, day = 1] = last.split('-').map(Number);
  return period === 'month'
    ? new Date(Date.UTC(year, month - 1 - usualMonths)).toISOString().slice(0, 7)
    : new Date(Date.UTC(year, month - 1, day - usualDays)).toISOString().slice(0, 10);
}
