import type { StoreMigration } from './migration.ts';

/**
 * Hash of the release to which an operator returned; until the next publication, each release then serves its own
 * schemas. Absent for any other publication.
 */
export const publicationsOfReleases: StoreMigration = {
  version: 35,
  title: 'publications that follow the release',
  isAdditive: true,
  statements: ['alter table schema_publication add column release text collate "C"'],
};
