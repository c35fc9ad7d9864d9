import type { Migration } from './migration.ts';

/** Records of other organizations that a user may read for a limited time, checked at every call of that user. */
export const accessGrantTable: Migration = {
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
