import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that `npm run drills` runs and `npm test` leaves out, so that the latter takes less than twenty minutes:
 * servers that are killed, restored, moved or filled up, packages that are built and installed, tens of thousands of
 * draws, and versions of the schemas that are published, compared by rights and built into tables.
 */
export const drills = existing([
  'engine/compiler/fuzz.test.ts',
  'engine/compiler/patterns/ambiguity.test.ts',
  'gateway/control/record-source.test.ts',
  'gateway/search/pages.test.ts',
  'gateway/store/backup.test.ts',
  'gateway/store/durability.test.ts',
  'gateway/store/failover.test.ts',
  'gateway/store/full-disk.test.ts',
  'gateway/store/outbox/crash.test.ts',
  'gateway/testing/lent-databases.test.ts',
  'gateway/testing/moved-clock.test.ts',
  'gateway/versions/projections/projections.test.ts',
  'gateway/work/jobs/crash.test.ts',
  'studio/commands/rename-command.test.ts',
  'studio/workbench/commands/create-record.test.ts',
  'studio/workbench/compile-beside.test.ts',
  'tests/contract/handed-contract.test.ts',
  'tests/gateway/kill.test.ts',
  'tests/gateway/laborious-requests.test.ts',
  'tests/gateway/two-gateways.test.ts',
  'tests/histories/histories.test.ts',
  'tests/library/engine-package.test.ts',
  'tests/operator/commands-in-use.test.ts',
  'tests/port/port.test.ts',
  'tests/product/studio-publishing.test.ts',
  'tests/product/studio-rights.test.ts',
  'tests/publishing/publishing.test.ts',
  'tests/schemas/renamed-fields.test.ts',
  'tools/cli/backup/backup-command.test.ts',
  'tools/cli/backup/damage.test.ts',
  'tools/cli/intake/import-into-store.test.ts',
  'tools/cli/intake/load-command.test.ts',
  'tools/cli/intake/load-knowledge.test.ts',
  'tools/cli/intake/stage-command.test.ts',
]);

/** Journeys likewise: an analyst's, whole, a second product's, and every screen by axe in each look; what users do all day stays in `npm test`. */
export const browserDrills = existing([
  'tests/browser/accessibility.journey.ts',
  'tests/browser/analyst.journey.ts',
  'tests/browser/change-this.journey.ts',
  'tests/browser/components.journey.ts',
  'tests/browser/focus.journey.ts',
  'tests/browser/lending.journey.ts',
  'tests/browser/new-entity.journey.ts',
  'tests/browser/new-record.journey.ts',
  'tests/browser/transfers.journey.ts',
]);

/** Throws for a file that has moved, which nothing would run any more. */
function existing(files: readonly string[]): string[] {
  const missing = files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)));
  if (missing.length > 0)
    throw new Error(`tests/drills.ts names files that are not there: ${missing.join(', ')}`);
  return [...files];
}
