import type { Migration } from './migration.ts';

/** Derived tables that saves note changes for, where the table of the records has no trigger, until they show them. */
export const followedByStatements: Migration = {
  version: 31,
  title: 'derived tables that saves note changes for',
  isAdditive: true,
  statements: ['alter table projection add column is_followed boolean not null default false'],
};
