import type { Migration } from './migration.ts';

/**
 * Hash of the release that somebody went back to: from then on each release serves its own schemas, until something is
 * published again. Absent for every other publication.
 */
export const publicationsOfReleases: Migration = {
  version: 35,
  title: 'publications that follow the release',
  isAdditive: true,
  statements: ['alter table schema_publication add column release text collate "C"'],
};
