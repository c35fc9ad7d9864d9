import type { StoreMigration } from './migration.ts';

/** Knowledge packages loaded by an operator, each stored as its text, with the changes of every version. */
export const knowledgeTables: StoreMigration = {
  version: 33,
  title: 'packages of knowledge',
  isAdditive: true,
  statements: [
    `create table knowledge (
      name text collate "C" primary key,
      version text collate "C" not null,
      source_hash text not null,
      content text not null,
      loaded_at timestamptz not null
    )`,
    `create table knowledge_change (
      name text collate "C" not null,
      version text collate "C" not null,
      before text,
      changes jsonb not null,
      loaded_at timestamptz not null,
      primary key (name, version, loaded_at)
    )`,
  ],
};
