import type { StoreMigration } from './migration.ts';

/** Preparation of versions: each gateway's result or refusal, with its name for operators. */
export const preparations: StoreMigration = {
  version: 26,
  title: 'what gateways say of the versions that they are to prepare',
  isAdditive: true,
  statements: [
    `alter table schema_gateway
       add column name text not null default '',
       add column preparations jsonb not null default '[]'`,
  ],
};
