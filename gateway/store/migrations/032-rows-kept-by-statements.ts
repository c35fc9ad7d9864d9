import type { StoreMigration } from './migration.ts';

/**
 * Words and row counts of a search, which the statements that write rows maintain. Tables of the previous release
 * keep their triggers, and are read until those of this release exist.
 */
export const rowsKeptByStatements: StoreMigration = {
  version: 32,
  title: 'derived tables without triggers',
  isAdditive: true,
  statements: ['alter table projection add column has_triggers boolean not null default true'],
};
