import type { Migration } from './migration.ts';

/** Staged entries are dropped some days after a file last brought them. */
export const stagedDays: Migration = {
  version: 16,
  title: 'days of staged entries',
  statements: [
    'alter table staged_entry add column at timestamptz not null default now()',
    'create index staged_entry_by_age on staged_entry (at)',
  ],
};
