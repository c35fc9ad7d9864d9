import type { StoreMigration } from './migration.ts';

/**
 * Derived tables for which saves record changes, where the record table has no trigger; changes stay until the
 * tables show them.
 */
export const followedByStatements: StoreMigration = {
  version: 31,
  title: 'derived tables that saves note changes for',
  isAdditive: true,
  statements: ['alter table projection add column is_followed boolean not null default false'],
};
