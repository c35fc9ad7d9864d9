import type { StoreMigration } from './migration.ts';

/**
 * Indexes of staged entries, of which only the primary key begins with entity and organization: without statistics
 * the planner chose other indexes, and read all entries of the organization for each line (decision 0211).
 */
export const stagedIndexes: StoreMigration = {
  version: 24,
  title: 'indexes of staged entries',
  statements: [
    'drop index staged_entry_by_first_text',
    'drop index staged_entry_by_second_text',
    'drop index staged_entry_by_day',
    'create index staged_entry_by_first_text on staged_entry (first_text, organization)',
    'create index staged_entry_by_second_text on staged_entry (second_text, organization)',
    'create index staged_entry_by_day on staged_entry (day, organization)',
  ],
};
