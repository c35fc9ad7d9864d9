import type { ReportDescriptor } from '../../../engine/core/product/report.ts';
import { notCounted } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { ProductError } from '../../../gateway/store/kinds/kinds.ts';
import { recordKind } from '../../contracts/server/typed.ts';

/** Finds the report that a contract names. */
export function reportOf({ product }: Call, name: string): ReportDescriptor {
  const descriptor = product.reports?.[name];
  if (descriptor === undefined)
    throw new ProductError(`There is no report "${name}". Declare it in a *.report.json.`);
  if (descriptor.isComing === true) throw notCounted();
  return descriptor;
}

/** Lists the organizations to count: the user's, or the chosen one of them. */
export function chosenOrganizations({ user }: Call, organization = ''): readonly string[] {
  const chosen = organization.replace(/^org:/, '');
  return user.organizations.filter((id) => chosen === '' || id === chosen);
}

/** Reads the names of the user's organizations, for narrowing a report. */
export async function organizationNames({ product, database }: Call, ids: readonly string[]) {
  const kind = recordKind(product, 'organization');
  const found = await Promise.all(
    ids.map(async (id) => ({ id, record: await findRecord(database, { kind, id, scope: 'everything' }) })),
  );
  return found.map(({ id, record }) => ({ id, name: record?.document.name ?? id }));
}
