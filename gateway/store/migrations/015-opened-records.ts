import type { StoreMigration } from './migration.ts';

/**
 * Index of the records that a user opened recently, which are offered again. Small, since few entries are reads of a
 * single top record.
 */
export const openedRecords: StoreMigration = {
  version: 15,
  title: 'records opened last',
  statements: [`create index audit_by_opening on audit (author, seq) where action = 'read' and id = subject`],
};
