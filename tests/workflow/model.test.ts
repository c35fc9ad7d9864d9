import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeze } from '../../engine/core/json/freeze.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { getAt } from '../../engine/core/json/pointer.ts';
import type { WorkflowStep } from '../../engine/core/workflow/outcome.ts';
import type { Answer } from '../../gateway/testing/open-test-gateway.ts';
import { program, raise, workflow } from './patient.ts';
import { organizations, patients, people, type Step, states, steps } from './random-steps.ts';
import { openStage, type Stage } from './stage.ts';

const nameOf = (patient: JsonObject) => String(getAt(patient, '/currentWorkflowState/name'));
const previousOf = (patient: JsonObject) => getAt(patient, '/currentWorkflowState/previousActiveState');
const lengthOf = (patient: JsonObject, place: string) =>
  ((getAt(patient, place) ?? []) as readonly unknown[]).length;
const isLost = (state: string) => /^(Member Opt Out|Failure to Engage) at /.test(state);
const isActive = (state: string) => /^(Ready for|STAGED|Imported|Waiting)/.test(state);

/** Checks the conditions that hold for every step of every patient. */
function expectSound(
  before: JsonObject,
  step: Step,
  { record, from, state, effects, ...outcome }: WorkflowStep,
): void {
  expect(states).toContain(state);
  expect([from, state]).toEqual([nameOf(before), nameOf(record)]);
  const moves = effects
    .filter(({ name }) => name === 'patient.moved')
    .map(({ payload }) => [payload['from'], payload['to']]);
  expect(moves).toEqual(from === state ? [] : [[from, state]]);
  if (from !== state) expect(outcome.transition).toBeDefined();
  if (isLost(state) && isActive(from)) expect(previousOf(record)).toBe(from);
  if (isLost(state) && isLost(from)) expect(previousOf(record)).toBe(previousOf(before));
  if (state === 'Complete' && from !== 'Complete') expect(record['nextReviewDate']).toBe('2027-01-20');
  const byHand =
    lengthOf(record, '/manualWorkflowStateChanges') - lengthOf(before, '/manualWorkflowStateChanges');
  const isByHand =
    step.event === 'state.changed' || (step.event === 'review.rejected' && outcome.transition !== undefined);
  expect(byHand).toBe(isByHand ? 1 : 0);
  const engagements = Number(record['workflowIteration']) - Number(before['workflowIteration']);
  const begins = step.event === 'engagement.started' || step.payload?.['nextIteration'] === true;
  expect(engagements).toBe(begins ? 1 : 0);
  expect(record['managingOrganization']).toMatchObject({
    ...(getAt(before, '/managingOrganization') as JsonObject),
    id: expect.stringMatching(/^(NORTH|ECPN|EMTM)$/),
  });
}

describe('any sequence of events by anybody', () => {
  it('keeps every patient in a declared state with a complete history', () => {
    fc.assert(
      fc.property(
        patients,
        organizations,
        fc.array(steps, { minLength: 1, maxLength: 15 }),
        (first, organization, taken) => {
          let patient = freeze(first);
          for (const step of taken) {
            const circumstances = { user: people[step.by], organization, project: program };
            const outcome = raise(step.event, patient, step.payload, circumstances);
            expect(raise(step.event, patient, step.payload, circumstances)).toEqual(outcome);
            if (outcome.outcome === 'refused') {
              expect(outcome.reason).toMatch(/\.$/);
              continue;
            }
            expectSound(patient, step, outcome);
            patient = freeze(outcome.record);
          }
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the gateway', () => {
  let stage: Stage;

  beforeAll(async () => {
    stage = await openStage();
  });

  afterAll(() => stage.close());

  const asked = steps.filter(({ event, by }) => {
    const isByCall =
      workflow.events[event]?.raisedBy.length === 0 && workflow.events[event]?.payload !== 'review';
    return (
      (by === 'pharmacist' || by === 'support') &&
      (isByCall || ['interaction.logged', 'state.changed'].includes(event))
    );
  });

  /** Leaves out values that only a save sets: times, and the history of enrollments. */
  function essence(patient: JsonObject) {
    const { name, previousActiveState, reviewType, ecpnReview } = patient[
      'currentWorkflowState'
    ] as JsonObject;
    return {
      ...{ name, previousActiveState, reviewType, ecpnReview, bad: patient['badNumber'] },
      ...{ iteration: patient['workflowIteration'], isDue: patient['nextReviewDate'] !== undefined },
      enrolled: getAt(patient, '/projects/wellness/enrolled'),
      byHand: lengthOf(patient, '/manualWorkflowStateChanges'),
    };
  }

  async function perform(
    id: string,
    { event, payload = {}, by }: Step,
  ): Promise<{ answer: Answer; payload: JsonObject }> {
    if (event !== 'interaction.logged')
      return { answer: await stage.raise(id, event, { payload }, by), payload };
    const described = {
      ...payload,
      record: {
        ...(payload['record'] as JsonObject),
        description: 'Said so.',
        interaction:
          payload['app'] === 'Fax issues' || payload['app'] === 'Follow-up Call' ? 'nonworkflow' : 'call',
      },
    };
    const answer = await stage.log(id, described, by);
    return { answer, payload: (answer.body['record'] ?? described) as JsonObject };
  }

  it('comes to the same as the page at every step of any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...states.filter((state) => state !== 'Unknown')),
        fc.array(asked, { minLength: 1, maxLength: 8 }),
        async (state, taken) => {
          const id = await stage.patient(state, {
            '/currentWorkflowState/reviewType': 'Medication Safety Advisory (MSA)',
          });
          for (const step of taken) {
            const before = await stage.read(id);
            const { answer, payload } = await perform(id, step);
            const user = { ...people[step.by], organizations: ['NORTH', 'EMTM', 'ECPN'] };
            const told = raise(step.event, before, payload, { user, project: program });
            const after = await stage.read(id);
            expect([step.event, answer.status < 400]).toEqual([step.event, told.outcome === 'taken']);
            if (told.outcome === 'refused') {
              expect(after).toEqual(before);
              continue;
            }
            expect(answer.body['messages'] ?? []).toEqual(
              told.messages.map((said) => (said.startsWith('The next review') ? expect.any(String) : said)),
            );
            expect(essence(after)).toEqual(essence(told.record));
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});
