import type { StoreMigration } from './migration.ts';

/** Temporary access of users to records of other organizations, checked at every call. */
export const accessGrantTable: StoreMigration = {
  version: 6,
  title: 'records that are open in an emergency',
  statements: [
    `create table opening (
      author text collate "C" not null,
      type text collate "C" not null,
      id text collate "C" not null,
      expires_at timestamptz not null,
      primary key (author, type, id)
    )`,
  ],
};
