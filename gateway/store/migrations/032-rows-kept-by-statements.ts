import type { Migration } from './migration.ts';

/**
 * The statements that write the rows of a search keep its words and its numbers of rows as well. Tables that a gateway of
 * the release before made have triggers for it, and are read and written until those of this release are made.
 */
export const rowsKeptByStatements: Migration = {
  version: 32,
  title: 'derived tables without triggers',
  isAdditive: true,
  statements: ['alter table projection add column has_triggers boolean not null default true'],
};
