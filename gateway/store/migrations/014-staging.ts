import type { StoreMigration } from './migration.ts';

/** Records staged from files, kept apart from the stored records until they are imported. */
export const stagingTables: StoreMigration = {
  version: 14,
  title: 'staged entries',
  statements: [
    `create table staged_entry (
      entity text collate "C" not null,
      organization text collate "C" not null,
      -- What tells entries apart: staged again, it replaces the one before.
      key text collate "C" not null,
      -- Folded texts by whose beginning an entry is found, and a day.
      first_text text collate "C" not null,
      second_text text collate "C" not null,
      day text collate "C",
      document jsonb not null,
      run text collate "C" not null,
      line int not null,
      primary key (entity, organization, key)
    )`,
    'create index staged_entry_by_first_text on staged_entry (entity, organization, first_text)',
    'create index staged_entry_by_second_text on staged_entry (entity, organization, second_text)',
    'create index staged_entry_by_day on staged_entry (entity, organization, day)',

    `create table staging_progress (
      entity text collate "C" not null,
      organization text collate "C" not null,
      file text collate "C" not null,
      progress jsonb not null,
      primary key (entity, organization, file)
    )`,
  ],
};
