import type { StoreMigration } from './migration.ts';

/**
 * Change for which a version was stored. An unpublished version is dropped with its change, or if it was not
 * viewed for a while. Has no foreign key, since a restore inserts changes after versions.
 */
export const proposedVersions: StoreMigration = {
  version: 30,
  title: 'versions that were only proposed',
  isAdditive: true,
  statements: ['alter table schema_version add column change_id uuid'],
};
