import type { StoreMigration } from './migration.ts';

/**
 * Codes that give a person without an account access to one record. Rows hold only the hash of a code, so that a
 * reader of the table cannot use it.
 */
export const accessCodeTable: StoreMigration = {
  version: 17,
  title: 'codes for people without an account',
  statements: [
    `create table access_code (
      code_hash text collate "C" primary key,
      type text collate "C" not null,
      record text collate "C" not null,
      failures integer not null default 0,
      at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index access_code_by_record on access_code (record)',
    'create index access_code_by_age on access_code (at)',
  ],
};
