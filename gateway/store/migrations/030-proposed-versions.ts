import type { Migration } from './migration.ts';

/**
 * Change for which a version was stored. Unpublished versions are dropped together with the change, or when not
 * viewed for a while. No foreign key, since a restore inserts changes after versions.
 */
export const proposedVersions: Migration = {
  version: 30,
  title: 'versions that were only proposed',
  isAdditive: true,
  statements: ['alter table schema_version add column change_id uuid'],
};
