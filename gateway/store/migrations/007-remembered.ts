import type { StoreMigration } from './migration.ts';

/**
 * Row that changes with every change of a cached record. The value is random, since a counter could repeat a
 * number after a restore.
 */
export const cacheVersionTable: StoreMigration = {
  version: 7,
  title: 'edition of remembered records',
  statements: [
    'create table remembered (is_only boolean primary key default true check (is_only), edition uuid not null)',
    'insert into remembered (edition) values (gen_random_uuid())',
    // Covers emergency access too, which is cached with the user.
    `create function change_edition() returns trigger language plpgsql as
      $$ begin update remembered set edition = gen_random_uuid(); return null; end $$`,
    `create trigger opening_remembered after insert or update or delete or truncate on opening
      for each statement execute function change_edition()`,
  ],
};
