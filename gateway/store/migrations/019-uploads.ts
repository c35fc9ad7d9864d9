import type { StoreMigration } from './migration.ts';

/** Work that outlives the requesting page, with the pieces of its uploaded file. */
export const uploadTables: StoreMigration = {
  version: 19,
  title: 'uploads',
  statements: [
    `create table upload_job (
      id text collate "C" primary key,
      kind text collate "C" not null,
      organization text collate "C" not null,
      author text collate "C" not null,
      state text collate "C" not null,
      -- What is to be done, how far it has come, and a sentence where it has failed.
      input jsonb not null,
      progress jsonb not null default '{}',
      message text,
      attempts int not null default 0,
      -- Whoever works on it renews this; afterwards others take it for dead.
      held_until timestamptz,
      at timestamptz not null,
      ended_at timestamptz
    )`,
    `create index upload_open on upload_job (at) where state in ('waiting', 'running')`,
    'create index upload_of_organization on upload_job (kind, organization, at)',

    `create table upload_piece (
      job text collate "C" not null references upload_job (id) on delete cascade,
      first bigint not null,
      content bytea not null,
      primary key (job, first)
    )`,
    `create table upload_line (
      job text collate "C" not null references upload_job (id) on delete cascade,
      place int not null,
      content text not null,
      primary key (job, place)
    )`,
  ],
};
