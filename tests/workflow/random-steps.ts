import fc from 'fast-check';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { product } from '../../generated/product.ts';
import {
  apps,
  ecpn,
  failed,
  interaction,
  no,
  patientIn,
  pharmacist,
  supporter,
  workflow,
  yes,
} from './patient.ts';

export const states = Object.keys(workflow.states);

/** Event of a patient, with the user who raises it. */
export interface Step {
  readonly event: string;
  readonly payload?: JsonObject;
  readonly by: 'pharmacist' | 'support' | 'admin' | 'outsider';
}

export const people = {
  pharmacist,
  support: supporter,
  admin: { ...supporter, roles: ['user_admin'] },
  outsider: { ...pharmacist, organizations: ['NORTH'], permissions: [] },
};

const anyone = fc.constantFrom<Step['by']>('pharmacist', 'pharmacist', 'support', 'admin', 'outsider');
const types = [...apps, 'Fax issues'];

export const interactions: fc.Arbitrary<JsonObject> = fc.oneof(
  fc.constantFrom(...types).map((app) => yes(app)),
  fc.tuple(fc.constantFrom(...types), fc.boolean()).map(([app, isPrimary]) => no(app, isPrimary)),
  fc
    .tuple(
      fc.constantFrom(...types),
      fc.integer({ min: 1, max: 4 }),
      fc.boolean(),
      fc.constantFrom('no-answer', 'bad-number'),
    )
    .map(([app, attempt, overrideWorkflow, reason]) => failed(app, attempt, { overrideWorkflow, reason })),
  fc.constant(
    interaction('Follow-up Call', { successful: true, spokeTo: 'caregiver', spokeToCaregiver: true }),
  ),
);

const reviews = fc.record({
  reviewType: fc.constantFrom(...(product.codes['review-types']?.codes ?? []).map(({ code }) => code)),
  published: fc.boolean(),
  responsesComplete: fc.boolean(),
  dueDate: fc.constantFrom('', '2026-12-01'),
});

const changes = fc.record(
  {
    from: fc.constantFrom(...states),
    to: fc.constantFrom(...states),
    reason: fc.constantFrom('correction', 'hospice'),
    nextIteration: fc.boolean(),
  },
  { requiredKeys: ['to', 'reason', 'nextIteration'] },
);

const payloads: Readonly<Record<string, fc.Arbitrary<JsonObject | undefined>>> = {
  interaction: interactions,
  reconciliation: fc.constant({}),
  review: reviews,
  'manual-change': changes,
  'document-delivery': fc.constantFrom({ recipient: 'member' }, { recipient: 'prescriber' }),
};

/** Events of the table with their payload, by any user. */
export const steps: fc.Arbitrary<Step> = fc
  .constantFrom(...Object.keys(workflow.events), ...Array.from({ length: 8 }, () => 'interaction.logged'))
  .chain((event) => stepsOf(event));

/** Draws an event with its payload, by any user. */
export function stepsOf(event: string): fc.Arbitrary<Step> {
  const payload = payloads[workflow.events[event]?.payload ?? ''] ?? fc.constant(undefined);
  return fc.record({ event: fc.constant(event), payload, by: anyone }) as fc.Arbitrary<Step>;
}

const onlySecondary = { '/managingOrganization': { id: 'EMTM', secondary: 'org:EMTM' } };
const otherSecondary = { '/managingOrganization': { id: 'NORTH', primary: 'NORTH', secondary: 'org:ECPN' } };

/** Patients in any state, some managed for an ECPN, some inactive, with various histories. */
export const patients: fc.Arbitrary<JsonObject> = fc
  .record({
    state: fc.constantFrom(...states),
    managed: fc.constantFrom({}, ecpn, onlySecondary, otherSecondary),
    past: fc.record(
      {
        '/currentWorkflowState/previousActiveState': fc.constantFrom(...states),
        '/currentWorkflowState/reviewType': fc.constantFrom(
          'Medication Safety Advisory (MSA)',
          'Medication Safety Review (MSR)',
        ),
        '/currentWorkflowState/ecpnReview': fc.boolean(),
        '/currentWorkflowState/mailedOn': fc.constant('2026-11-20T15:00:00.000Z'),
        '/currentWorkflowState/failureToEngageInfo': fc
          .constantFrom(...apps)
          .map((app) => ({ app, attempt: 3 })),
        '/graduationStatus/graduated': fc.boolean(),
        '/badNumber': fc.boolean(),
        '/caregiver/preferredContact': fc.boolean(),
        '/status': fc.constantFrom('active', 'active', 'inactive'),
        '/nextReviewDate': fc.constant('2026-12-01'),
        '/projects/wellness/enrolled': fc.boolean(),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ state, managed, past }) => patientIn(state, { ...managed, ...past }));

export const organizations: fc.Arbitrary<JsonObject> = fc.record(
  {
    usesNewWorkflow: fc.boolean(),
    parent: fc.constantFrom('org:EMTM', 'NORTH'),
    workflows: fc.record(
      {
        startingWorkflowState: fc.constantFrom('Waiting for Mailer', 'Ready for Initiating Call'),
        completeReconcil: fc.constantFrom('Ready for Consult'),
        saveReviewDraft: fc.constantFrom('Ready for MSR Preceptor Review'),
        reviewPublish: fc.constantFrom('Ready for Mailing'),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: ['parent'] },
);
