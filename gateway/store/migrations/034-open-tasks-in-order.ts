import type { Migration } from './migration.ts';

/** Index that finds the first open tasks at once, however many wait behind a large load. */
export const openTasksInOrder: Migration = {
  version: 34,
  title: 'open tasks in their order',
  isAdditive: true,
  statements: ['create index outbox_open on outbox (seq) where is_pending'],
};
