import { type Call, ok } from '../../../../gateway/context/call.ts';
import { badRequest, notCounted } from '../../../../gateway/errors.ts';
import { kindOf, ProductError } from '../../../../gateway/kinds/kinds.ts';
import { findRecord } from '../../../../gateway/records/read.ts';
import { readReport } from '../../../../gateway/reports/read-report.ts';
import type { Handler } from '../../contracts/gateway/typed.ts';

/** So many months a report shows where nobody says from when. */
const usualMonths = 12;

/** What a report says of the organizations of whoever asks. Taken along as a file, it leaves its trace. */
export const report: Handler<'report'> = {
  isWrite: false,
  async answer(call, { options }) {
    const { product, database, user, query, today } = call;
    const descriptor = product.reports?.[String(options['report'])];
    if (descriptor === undefined)
      throw new ProductError(
        `There is no report "${String(options['report'])}". Declare it in a *.report.json.`,
      );
    if (descriptor.isComing === true) throw notCounted();
    const { to = today.slice(0, 7), organization = '' } = query;
    const { from = monthsBefore(to, usualMonths - 1) } = query;
    if (![from, to].every((month) => /^\d{4}-(0[1-9]|1[0-2])$/.test(month)))
      throw badRequest('The parameters from and to are months such as 2026-11.');
    const asked = organization.replace(/^org:/, '');
    const organizations = user.organizations.filter((id) => asked === '' || id === asked);
    const rows = await readReport(database, descriptor, { organizations, from, to });
    if (options['isExport'] === true) call.note({ action: 'export', details: { report: descriptor.name } });
    const { title, description, columns } = descriptor;
    return ok({
      ...{ title, description, from, to, rows },
      organizations: await namesOf(call, user.organizations),
      columns: columns.map(({ title, description, take, unit }) => ({
        ...{ title, description, take },
        ...(unit === undefined ? {} : { unit }),
      })),
    });
  },
};

/** Names of the user's organizations, as reports are narrowed by them. */
async function namesOf({ product, database }: Call, ids: readonly string[]) {
  const kind = kindOf(product, 'organization');
  const found = await Promise.all(
    ids.map(async (id) => ({ id, record: await findRecord(database, { kind, id, reach: 'everything' }) })),
  );
  return found.map(({ id, record }) => ({ id, name: String(record?.document['name'] ?? id) }));
}

function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}
