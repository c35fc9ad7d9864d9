import type { Migration } from './migration.ts';

/**
 * Files that wait a few minutes for the one who asked for them, to be fetched once. What finds them is the hash of
 * their key: whoever reads the table can open none of the addresses.
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
