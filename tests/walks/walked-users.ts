import { sampleRecord } from '../../engine/core/records/sample-record.ts';
import { product } from '../../generated/product.ts';
import { userRecords } from '../../tools/demo/users.ts';

const users = userRecords(product.info.slug).map(({ record }) => record);

function namesIn(list: string): readonly string[] {
  return [...new Set(users.flatMap((user) => (Array.isArray(user[list]) ? user[list].map(String) : [])))];
}

/** User with every right. */
export const everybody = {
  ...{ _id: 'u1', id: 'u1', auth0Id: 'u1', email: 'ann@demo.test', firstName: 'Ann', lastName: 'Lee' },
  ...{
    roles: namesIn('roles'),
    permissions: namesIn('permissions'),
    organizations: namesIn('organizations'),
  },
};

/** Open records, one of each entity. */
export const openRecords = Object.fromEntries(
  Object.entries(product.entities).map(([name, { schema }]) => [name, sampleRecord(schema, 0)]),
);
