import { ok } from '../../../gateway/records/context/call.ts';
import { readDays, readPresent } from '../../../gateway/search/reports/read-present.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { chosenOrganizations, organizationNames, reportOf } from './report-of.ts';

/** Number of days, up to and including today, in the history of a group. */
const days = 31;

/** Counts each group of a report now and on each of the last days. */
export const reportPresent: Handler<'report-present'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call, { options }) {
    const { product, database, user, query, today } = call;
    const descriptor = reportOf(call, String(options['report']));
    const counted = { organizations: chosenOrganizations(call, query.organization), today, days };
    const rows = await readPresent(database, descriptor, counted);
    const byDay = await readDays(database, descriptor, counted);
    if (options['isExport'] === true) call.note({ action: 'export', details: { report: descriptor.name } });
    const { title, description, columns, groups = '' } = descriptor;
    const found = new Set([...rows, ...byDay].map(({ group }) => group).filter((group) => group !== ''));
    const titles = new Map(product.codes[groups]?.codes.map(({ code, display }) => [code, display]));
    // Sorts groups by the value set, whose order is that of the workflow.
    const names = new Set([...[...titles.keys()].filter((name) => found.has(name)), ...found]);
    return ok({
      ...{ title, description, today, rows, days: byDay },
      groups: [...names]
        .filter((name) => name !== '')
        .map((name) => ({ name, title: titles.get(name) ?? name })),
      organizations: await organizationNames(call, user.organizations),
      columns: columns.flatMap(({ title, description, take, unit }) =>
        take === 'waiting' || take === 'due' || take === 'longest'
          ? [{ title, description, take, ...(unit === undefined ? {} : { unit }) }]
          : [],
      ),
    } as const);
  },
};
