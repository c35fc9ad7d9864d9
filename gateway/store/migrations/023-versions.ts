import type { StoreMigration } from './migration.ts';

/**
 * Published schema versions with their changes; each text is stored once. The last publication is served.
 * Publications never change; of two concurrent publications one fails, since their numbers are consecutive.
 */
export const versionTables: StoreMigration = {
  version: 23,
  title: 'versions of the schemas',
  statements: [
    `create table schema_text (
      sha text collate "C" primary key,
      text text not null
    )`,
    `create table schema_version (
      hash text collate "C" primary key,
      files jsonb not null,
      created_at timestamptz not null default now()
    )`,
    `create table schema_change (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      state text not null check (state in ('waiting', 'served', 'withdrawn')),
      revision int not null default 1,
      author text not null,
      publisher text,
      files jsonb not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`,
    'create index schema_change_state on schema_change (state, created_at)',
    `create table schema_publication (
      number int primary key,
      hash text collate "C" not null references schema_version,
      change_id uuid references schema_change,
      author text not null,
      published_at timestamptz not null default now()
    )`,
  ],
};
