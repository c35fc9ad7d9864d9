import type { Migration } from './migration.ts';

/** What a user did and failed at of late, where there is a limit to it; all gateways of a database share it. */
export const attemptTable: Migration = {
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
