import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { freeze } from '../../engine/core/json/freeze.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { Entity } from '../../engine/core/product/entity.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { product } from '../../generated/product.ts';
import { apps, failed, interaction, no, patientIn, raise, scopeWith, take, yes } from './patient.ts';
import { patients, states } from './random-steps.ts';

const msr = 'Medication Safety Review (MSR)';
const lite = 'Medication Safety Review Lite (MSR Lite)';
const msa = 'Medication Safety Advisory (MSA)';
const safety = 'Ready for Medication Safety Review';
const under = { '/managingOrganization': { id: 'EMTM' } };
const lostAt = (app: string) => `Failure to Engage at ${app}`;
const stateOf = (patient: JsonObject) => String(getAt(patient, '/currentWorkflowState/name'));

function typeOf(patient: JsonObject) {
  const { records, ...scope } = scopeWith();
  const entity = product.entities['review'] as Entity;
  return deriveValues({ entity, value: {}, scope: { ...scope, records: { ...records, patient } } })[
    'reviewType'
  ];
}

describe('Review Without the Member', () => {
  it.each(apps)(
    'leads from a failure at %s to its review, and says so before [MSR-09] [MSR-10] [MSR-12]',
    (app) => {
      const step = take('review.without-member', patientIn(lostAt(app), under));
      const type = app === 'Medication Safety Review' ? lite : msa;
      expect(step.state).toBe(safety);
      expect(typeOf(step.record)).toBe(type);
      expect(step.messages.join(' ')).toContain(`The next review is a ${type}`);
      expect(step.messages.join(' ')).toContain('the member could not be reached');
    },
  );

  it('is offered to nobody who was reached since, is inactive, graduated or outside of EMTM', () => {
    const lost = lostAt('Initiating Call');
    const reached = take(
      'interaction.logged',
      patientIn(lost, under),
      interaction('Follow-up Call', { successful: true, spokeToMember: true }),
    ).record;
    expect(stateOf(reached)).toBe(lost);
    for (const patient of [
      reached,
      patientIn(lost, { ...under, '/status': 'inactive' }),
      patientIn(lost, { ...under, '/graduationStatus/graduated': true }),
      patientIn(lost),
    ])
      expect(raise('review.without-member', patient)).toMatchObject({
        outcome: 'refused',
        reason: expect.stringContaining('whom nobody has reached since'),
      });
    expect(raise('review.without-member', patientIn(safety, under)).outcome).toBe('refused');
  });
});

/** What happens to a member; the oracle knows nothing of the table. */
interface Happening {
  readonly event: string;
  readonly payload?: JsonObject;
  /** Where the engagement has failed, as far as this tells; by where the patient was and is. */
  readonly failedAt: (before: string, from: string, to: string) => string;
}

const appOf = (state: string) => apps.find((app) => state === lostAt(app)) ?? '';
const stays = (before: string) => before;
const ends = () => '';

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  fc.constantFrom(...apps).map((app) => ({ event: 'interaction.logged', payload: yes(app), failedAt: ends })),
  fc.constantFrom(...apps).map((app) => ({ event: 'interaction.logged', payload: no(app), failedAt: ends })),
  fc.constantFrom('Follow-up Call', 'Question for pharmacist').map((app) => ({
    event: 'interaction.logged',
    payload: interaction(app, { successful: true, spokeTo: 'caregiver', spokeToCaregiver: true }),
    failedAt: ends,
  })),
  fc.constant({
    event: 'interaction.logged',
    payload: interaction('Fax issues', { successful: true, spokeTo: 'provider' }),
    failedAt: stays,
  }),
  fc.tuple(fc.constantFrom(...apps), fc.integer({ min: 1, max: 4 })).map(([app, attempt]) => ({
    event: 'interaction.logged',
    payload: failed(app, attempt),
    failedAt: (before: string, from: string, to: string) => (from === to ? before : app),
  })),
  fc.constantFrom(...states).map((to) => ({
    event: 'state.changed',
    payload: { to, reason: 'correction' },
    failedAt: (before: string, from: string, now: string) =>
      appOf(now) !== '' ? appOf(now) : appOf(from) !== '' ? '' : before,
  })),
  fc.constant({ event: 'review.without-member', failedAt: stays }),
  fc.constant({ event: 'reconciliation.completed', payload: {}, failedAt: stays }),
  fc.constant({ event: 'workflow.reset', failedAt: stays }),
  fc.constant({ event: 'engagement.started', failedAt: ends }),
);

describe('the type of a review', () => {
  it('follows from what happened since, in whatever order [MSR-09] [MSR-10] [MSR-11]', () => {
    const types = new Map([
      ['', msr],
      ['Medication Safety Review', lite],
    ]);
    fc.assert(
      fc.property(
        patients.map((patient) => ({ ...patient, managingOrganization: { id: 'EMTM' } })),
        fc.array(happenings, { minLength: 1, maxLength: 12 }),
        (drawn, taken) => {
          const info = getAt(drawn, '/currentWorkflowState/failureToEngageInfo') as JsonObject | undefined;
          let patient = freeze(drawn as JsonObject);
          const lost = info?.['reachedOn'] === undefined ? (info?.['app'] ?? appOf(stateOf(patient))) : '';
          let failedAt = String(lost);
          for (const { event, payload, failedAt: next } of taken) {
            const outcome = raise(event, patient, payload);
            if (outcome.outcome === 'refused') continue;
            failedAt = next(failedAt, stateOf(patient), outcome.state);
            patient = freeze(outcome.record);
            expect([event, typeOf(patient)]).toEqual([event, types.get(failedAt) ?? msa]);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});
