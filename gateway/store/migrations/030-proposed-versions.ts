import type { Migration } from './migration.ts';

/**
 * The change that a version was stored for. Unless it is published, it goes with that change, or once nobody has looked
 * at it for a while. No reference: a change is restored behind the versions.
 */
export const proposedVersions: Migration = {
  version: 30,
  title: 'versions that were only proposed',
  isAdditive: true,
  statements: ['alter table schema_version add column change_id uuid'],
};
