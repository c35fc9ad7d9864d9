import type { StoreMigration } from './migration.ts';

/** Tables of code systems, both built-in and loaded by an operator. */
export const conceptTables: StoreMigration = {
  version: 3,
  title: 'concepts of code systems',
  statements: [
    `create table concept (
      catalogue text collate "C" not null,
      edition text collate "C" not null,
      code text collate "C" not null,
      -- The code as it is typed: small letters and digits only.
      lookup text collate "C" not null,
      display text not null,
      -- The display's words in folded form, each between blanks.
      words text collate "C" not null,
      -- What people want first has the smaller number.
      priority int not null,
      details jsonb not null,
      primary key (catalogue, edition, code)
    )`,
    'create index concept_by_lookup on concept (catalogue, edition, lookup)',
    'create index concept_by_words on concept using gin (words gin_trgm_ops)',

    // Releases of code systems; only complete ones are searched.
    `create table concept_edition (
      catalogue text collate "C" not null,
      edition text collate "C" not null,
      concepts int not null,
      source_hash text not null,
      completed_at timestamptz not null,
      primary key (catalogue, edition)
    )`,
  ],
};
