import type { Migration } from './migration.ts';

/** Stored answers without the saved record, whose version is stored already. */
export const smallerAnswers: Migration = {
  version: 9,
  title: 'kept answers without their record',
  statements: ['alter table idempotency add column record_type text'],
};
