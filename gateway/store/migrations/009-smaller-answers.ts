import type { Migration } from './migration.ts';

/** An answer that repeats a saved record is kept without it: the version is stored already. */
export const smallerAnswers: Migration = {
  version: 9,
  title: 'kept answers without their record',
  statements: ['alter table idempotency add column record_type text'],
};
