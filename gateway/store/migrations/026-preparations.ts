import type { Migration } from './migration.ts';

/**
 * Gateways say of each version that they are to prepare whether they have, or why they cannot, and by which name
 * operators know them.
 */
export const preparations: Migration = {
  version: 26,
  title: 'what gateways say of the versions that they are to prepare',
  isAdditive: true,
  statements: [
    `alter table schema_gateway
       add column name text not null default '',
       add column preparations jsonb not null default '[]'`,
  ],
};
