import type { StoreMigration } from './migration.ts';

/**
 * Comments of reviewers and author on a change, in the order of writing. Comments stay when the change is sent
 * again.
 */
export const changeComments: StoreMigration = {
  version: 27,
  title: 'comments on changes of the schemas',
  isAdditive: true,
  statements: ["alter table schema_change add column comments jsonb not null default '[]'"],
};
