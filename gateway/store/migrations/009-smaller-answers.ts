import type { StoreMigration } from './migration.ts';

/** Stored answers without the saved record, whose version is stored already. */
export const smallerAnswers: StoreMigration = {
  version: 9,
  title: 'kept answers without their record',
  statements: ['alter table idempotency add column record_type text'],
};
