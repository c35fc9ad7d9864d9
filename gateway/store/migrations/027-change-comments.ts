import type { Migration } from './migration.ts';

/** What reviewers and the author say of a change, in the order in which it was said; it stays when the change is sent again. */
export const changeComments: Migration = {
  version: 27,
  title: 'comments on changes of the schemas',
  isAdditive: true,
  statements: ["alter table schema_change add column comments jsonb not null default '[]'"],
};
