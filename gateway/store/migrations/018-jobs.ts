import type { StoreMigration } from './migration.ts';

/** Background operations on several records, a row for each record. */
export const jobTables: StoreMigration = {
  version: 18,
  title: 'jobs',
  statements: [
    `create table job (
      id text collate "C" primary key,
      author text collate "C" not null,
      -- The profile as it was: expressions read it. What the author may do is looked up for every record.
      profile jsonb not null,
      tab text collate "C" not null,
      action text collate "C" not null,
      -- What was entered for all of the records.
      content jsonb not null,
      time_zone text not null,
      created_at timestamptz not null
    )`,
    'create index job_by_author on job (author, tab, created_at)',
    `create table job_row (
      job text collate "C" not null references job (id) on delete cascade,
      n int not null,
      record text collate "C" not null,
      state text collate "C" not null default 'waiting',
      message text,
      primary key (job, n)
    )`,
  ],
};
