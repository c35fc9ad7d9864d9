import type { Migration } from './migration.ts';

/**
 * Indexes of staged entries, of which only the primary key begins with entity and organization. A table that was empty
 * a moment ago has no statistics: the planner took any index that begins so for an equally good way to one key, and
 * read all entries of the organization for each line (decision 0211).
 */
export const stagedIndexes: Migration = {
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
