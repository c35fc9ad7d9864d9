import type { Migration } from './migration.ts';

/**
 * Files that their requester may fetch once within a few minutes, found by the hash of their key: a reader of the table
 * can open none of the URLs.
 */
export const handoutTable: Migration = {
  version: 5,
  title: 'files that wait to be fetched',
  statements: [
    `create table handout (
      key_hash text collate "C" primary key,
      author text not null,
      organization text collate "C",
      subject text collate "C" not null,
      name text not null,
      content bytea not null,
      expires_at timestamptz not null
    )`,
    'create index handout_by_age on handout (expires_at)',
  ],
};
