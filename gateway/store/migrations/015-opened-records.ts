import type { Migration } from './migration.ts';

/**
 * Records that a user has opened last, to be offered again. Reads of one top record by itself are few among the
 * entries.
 */
export const openedRecords: Migration = {
  version: 15,
  title: 'records opened last',
  statements: [`create index audit_by_opening on audit (author, seq) where action = 'read' and id = subject`],
};
