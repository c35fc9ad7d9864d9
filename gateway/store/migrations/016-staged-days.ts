import type { StoreMigration } from './migration.ts';

/** Time of the last file for staged entries, which are dropped some days later. */
export const stagedDays: StoreMigration = {
  version: 16,
  title: 'days of staged entries',
  statements: [
    'alter table staged_entry add column at timestamptz not null default now()',
    'create index staged_entry_by_age on staged_entry (at)',
  ],
};
