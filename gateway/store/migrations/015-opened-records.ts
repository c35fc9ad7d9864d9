import type { Migration } from './migration.ts';

/**
 * Index of a user's recently opened records, to offer them again. Reads of a single top record are few among the
 * entries.
 */
export const openedRecords: Migration = {
  version: 15,
  title: 'records opened last',
  statements: [`create index audit_by_opening on audit (author, seq) where action = 'read' and id = subject`],
};
