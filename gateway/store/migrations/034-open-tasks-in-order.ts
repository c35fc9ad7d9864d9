import type { StoreMigration } from './migration.ts';

/** Index for finding the first open tasks quickly, even with a large load of tasks behind them. */
export const openTasksInOrder: StoreMigration = {
  version: 34,
  title: 'open tasks in their order',
  isAdditive: true,
  statements: ['create index outbox_open on outbox (seq) where is_pending'],
};
