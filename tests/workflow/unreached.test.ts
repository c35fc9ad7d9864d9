import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import { deriveValues } from '../../engine/core/records/derive.ts';
import { product } from '../../generated/product.ts';
import {
  apps,
  failed,
  interaction,
  no,
  patientIn,
  raise,
  scopeWith,
  supporter,
  take,
  yes,
} from './patient.ts';

const under = { '/managingOrganization/id': 'EMTM' };
const msr = 'Medication Safety Review (MSR)';
const msa = 'Medication Safety Advisory (MSA)';
const lite = 'Medication Safety Review Lite (MSR Lite)';

function typeFor(patient: JsonObject, parent?: string): unknown {
  const entity = product.entities['review'];
  if (entity === undefined) throw new Error('There is no entity of reviews.');
  const { records, ...scope } = scopeWith(parent === undefined ? {} : { organization: { parent } });
  return deriveValues({ entity, value: {}, scope: { ...scope, records: { ...records, patient } } })[
    'reviewType'
  ];
}

const stateOf = (patient: JsonObject) => String(getAt(patient, '/currentWorkflowState/name'));

const isFailure = (state: string) => state.startsWith('Failure to Engage at ');
const appOf = (state: string) => state.replace(/^.* at /, '');

interface Happening {
  readonly event: string;
  readonly payload?: JsonObject;
}

const contacts = fc.constantFrom(...apps).chain((app) =>
  fc.oneof(
    fc.constantFrom(yes(app), no(app), no(app, true)),
    fc.integer({ min: 1, max: 3 }).map((attempt) => failed(app, attempt)),
    fc.constant(interaction(app, { successful: true, spokeTo: 'prescriber' })),
    fc.constant(interaction('Follow-up Call', { successful: true, spokeToCaregiver: true })),
  ),
);

const moves = fc.record({
  to: fc.constantFrom(
    'Ready for Initiating Call',
    'Ready for Medication Review',
    'Ready for Medication Safety Review',
    'Ready for Printing',
    ...apps.map((app) => `Failure to Engage at ${app}`),
  ),
  reason: fc.constant('correction'),
  nextIteration: fc.boolean(),
});

const happenings: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: contacts.map((payload) => ({ event: 'interaction.logged', payload })) },
  { weight: 2, arbitrary: moves.map((payload) => ({ event: 'state.changed', payload })) },
  fc.constantFrom<Happening>(
    { event: 'review.without-member' },
    { event: 'engagement.started' },
    { event: 'reconciliation.completed', payload: {} },
  ),
);

/**
 * Finds the step at which the patient could last not be engaged, computed from all events, without the workflow under
 * test.
 */
function failedAfter(
  before: string | undefined,
  { event, payload = {} }: Happening,
  [from, to]: readonly [string, string],
) {
  const record = (payload['record'] ?? {}) as JsonObject;
  const wasReached =
    record['successful'] === true && (record['spokeToMember'] ?? record['spokeToCaregiver']) === true;
  if (wasReached || event === 'engagement.started') return undefined;
  if (isFailure(to) && from !== to) return appOf(to);
  return payload['nextIteration'] === true ? undefined : before;
}

describe('the type of a review', () => {
  it('follows from what has happened since somebody failed to engage, in whatever order [MSR-09] [MSR-10] [MSR-11]', () => {
    const seen = new Set<unknown>();
    fc.assert(
      fc.property(fc.array(happenings, { minLength: 1, maxLength: 12 }), (all) => {
        let patient = patientIn('Ready for Initiating Call', under);
        let lost: string | undefined;
        for (const each of all) {
          const outcome = raise(each.event, patient, each.payload);
          if (outcome.outcome === 'refused') continue;
          lost = failedAfter(lost, each, [outcome.from, outcome.state]);
          patient = outcome.record;
          // Skips patients in a state of failure, who get no review [MSR-12].
          if (isFailure(stateOf(patient))) continue;
          const type = typeFor(patient);
          expect(type).toBe(lost === undefined ? msr : lost === 'Medication Safety Review' ? lite : msa);
          seen.add(type);
        }
      }),
      { numRuns: 2_000 },
    );
    expect(seen).toEqual(new Set([msr, msa, lite]));
  });

  it('is no advisory for who was lost, moved on by hand, and then talked to [MSR-11]', () => {
    const lost = take(
      'interaction.logged',
      patientIn('Ready for Medication Review', under),
      failed('Medication Review', 2),
    );
    const moved = take('state.changed', lost.record, {
      to: 'Ready for Medication Review',
      reason: 'correction',
    });
    expect(typeFor(moved.record)).toBe(msa);
    expect(typeFor(take('interaction.logged', moved.record, yes('Medication Review')).record)).toBe(msr);
  });
});

describe('Review without the member', () => {
  it.each([
    ['Initiating Call', msa, 'MSA'],
    ['Medication Review', msa, 'MSA'],
    ['Medication Safety Review', lite, 'MSR Lite'],
  ])(
    'leads from a failure at the %s to the review that it needs [MSR-09] [MSR-10] [MSR-12]',
    (app, type, short) => {
      const info = { app, attempt: 3, date: '2026-11-01T15:00:00.000Z' };
      const lost = patientIn(`Failure to Engage at ${app}`, {
        ...under,
        '/currentWorkflowState/failureToEngageInfo': info,
      });
      const step = take('review.without-member', lost);
      expect(step.state).toBe('Ready for Medication Safety Review');
      expect(step.messages).toEqual([
        `The member was not reached: the review will be an ${short}, and its letters say so. The patient moves to Scheduled for Medication Safety Review.`,
      ]);
      expect(typeFor(step.record)).toBe(type);
      const published = take('review.published', step.record, { reviewType: type, published: true });
      expect(published.record).toMatchObject({
        currentWorkflowState: { name: 'Ready for Printing', reviewType: type },
      });
    },
  );

  it('is offered only where the type of the review depends on it, and to who may write', () => {
    const failure = 'Failure to Engage at Medication Review';
    const since = { '/currentWorkflowState/failureToEngageInfo': { app: 'Medication Review', attempt: 2 } };
    const outcomeOf = (...given: Parameters<typeof raise>) => raise(...given).outcome;
    expect(outcomeOf('review.without-member', patientIn(failure, since))).toBe('refused');
    expect(outcomeOf('review.without-member', patientIn(failure, under))).toBe('refused');
    const branch = { organization: { parent: 'org:EMTM' } };
    expect(outcomeOf('review.without-member', patientIn(failure, since), undefined, branch)).toBe('taken');
    expect(
      outcomeOf('review.without-member', patientIn('Ready for Medication Review', { ...under, ...since })),
    ).toBe('refused');
    expect(
      outcomeOf('review.without-member', patientIn(failure, { ...under, ...since, '/status': 'inactive' })),
    ).toBe('refused');
    const admin = { user: { ...supporter, roles: ['user_admin'] } };
    expect(
      outcomeOf('review.without-member', patientIn(failure, { ...under, ...since }), undefined, admin),
    ).toBe('refused');
  });
});
