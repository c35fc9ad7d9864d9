import type { Migration } from './migration.ts';

/** Where the table of the records has no trigger, saves note the changes that these derived tables do not show yet. */
export const followedByStatements: Migration = {
  version: 31,
  title: 'derived tables that saves note changes for',
  isAdditive: true,
  statements: ['alter table projection add column is_followed boolean not null default false'],
};
