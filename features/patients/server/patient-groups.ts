import { ok } from '../../../gateway/records/context/call.ts';
import { columnOf, planOf } from '../../../gateway/search/table/plan.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import type { Handler, RowOf } from '../../contracts/server/typed.ts';

/** Counts the patients of the user's organizations by group. */
export const patientGroups: Handler<'patient-groups'> = {
  isWrite: false,
  async answer({ product, database, user }) {
    const index = product.searches['patient'];
    const plan = index === undefined ? undefined : planOf(index);
    const column = plan === undefined ? undefined : columnOf(plan, 'group');
    if (plan === undefined || column === undefined)
      throw new ProductError('The search of patients needs a column "group".');
    const { rows } = await database.query<RowOf<'organization.patientGroups'>>(
      `select organization as "organizationId", ${column.shown} as "group", count(*)::int as patients
       from ${plan.table} where organization = any($1::text[]) and ${column.shown} is not null
       group by 1, 2 order by 1, 2`,
      [user.organizations],
    );
    return ok({ rows });
  },
};
