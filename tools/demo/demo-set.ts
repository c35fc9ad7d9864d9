import type { LoadRecord, SeedRecord } from '../../engine/core/protocol/load.ts';
import { libraryTexts } from './library-texts.ts';
import { organizations, projects, settledOrganizations } from './organizations.ts';
import { patientCount, patientWithRecords } from './patients.ts';
import { queues } from './queues.ts';
import { withTeamHistory } from './team-history.ts';
import { demoTerms } from './terms.ts';
import { userRecords } from './users.ts';

export { type DemoAccount, demoAccounts } from './users.ts';

/**
 * Creates the synthetic demonstration set, the same on every run and machine: organizations, projects, users, 250
 * patients with everything that the tabs of their page show, priority queues, texts for recommendations. Every
 * patient's external id begins with `DEMO-`; every phone number is in the range reserved for fiction; no e-mail
 * address can be delivered.
 * @param slug the product's slug, with which permissions and some property names begin
 */
export function demoRecords(slug = 'regimen'): readonly LoadRecord[] {
  const patients = Array.from({ length: patientCount }, (_, index) => patientWithRecords(index + 1, slug));
  return [
    ...organizations,
    ...settledOrganizations,
    ...projects,
    ...userRecords(slug),
    ...patients.flat(),
    ...queues,
    ...libraryTexts,
  ];
}

/**
 * Lists the first records of a new demonstration: the set with four weeks of history, and the terms of use for its
 * users to accept.
 */
export function firstRecords(slug: string, now: Date): readonly SeedRecord[] {
  return withTeamHistory([...demoRecords(slug), ...demoTerms], now);
}
