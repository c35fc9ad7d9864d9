import type { Migration } from './migration.ts';

/**
 * A version says in which organization it was written, and a record without an organization is in the one of nobody
 * (''): a distributed PostgreSQL places rows by this column. Versions from before have none until the tables are
 * distributed; filling them in here would hold up every save.
 */
export const organizationsOfRows: Migration = {
  version: 28,
  title: 'organizations of versions, and of what belongs to nobody',
  isAdditive: true,
  statements: [
    'alter table record_version add column organization text collate "C"',
    `create function place_with_nobody() returns trigger language plpgsql as
      $$ begin new.organization := ''; return new; end $$`,
    // Gateways of the release before write null.
    `create trigger record_of_nobody before insert or update on record
      for each row when (new.organization is null) execute function place_with_nobody()`,
    "update record set organization = '' where organization is null",
  ],
};
