import type { StoreMigration } from './migration.ts';

/**
 * Files that the user who requested them may fetch once within a few minutes. Rows hold only the hash of the key,
 * so that a reader of the table cannot build the URLs.
 */
export const handoutTable: StoreMigration = {
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
