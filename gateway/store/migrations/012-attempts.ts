import type { StoreMigration } from './migration.ts';

/** Recent actions and failures of users, for limits that all gateways of a database share. */
export const attemptTable: StoreMigration = {
  version: 12,
  title: 'attempts that have a limit',
  statements: [
    `create table attempt (
      action text collate "C" not null,
      author text collate "C" not null,
      times timestamptz[] not null default '{}',
      failures integer not null default 0,
      failed_at timestamptz,
      primary key (action, author)
    )`,
  ],
};
