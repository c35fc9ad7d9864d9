import type { StoreMigration } from './migration.ts';

/**
 * Organization of each version, by which a distributed PostgreSQL distributes rows; '' for records without one.
 * Earlier versions get a value only on distribution, since an update of all rows would delay every save.
 */
export const organizationsOfRows: StoreMigration = {
  version: 28,
  title: 'organizations of versions, and of what belongs to nobody',
  isAdditive: true,
  statements: [
    'alter table record_version add column organization text collate "C"',
    `create function place_with_nobody() returns trigger language plpgsql as
      $$ begin new.organization := ''; return new; end $$`,
    // Converts the null that gateways of the previous release write.
    `create trigger record_of_nobody before insert or update on record
      for each row when (new.organization is null) execute function place_with_nobody()`,
    "update record set organization = '' where organization is null",
  ],
};
