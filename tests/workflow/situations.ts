import fc from 'fast-check';
import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import type { Workflow } from '../../engine/core/product/workflow.ts';
import type { WorkflowOutcome } from '../../engine/core/workflow/outcome.ts';
import { runEvent } from '../../engine/core/workflow/run-event.ts';
import { product } from '../../generated/product.ts';
import { apps, interaction, scopeWith, workflow } from './patient.ts';
import { organizations, patients, people, type Step, states, stepsOf } from './random-steps.ts';

/** Event of a patient, with the outcome by the table and the scope read by the conditions. */
export interface Situation {
  readonly event: string;
  readonly state: string;
  readonly outcome: WorkflowOutcome;
  readonly read: Scope;
  /** Decides the situation again by another table. */
  readonly under: (table: Workflow) => WorkflowOutcome;
}

const runs = 2500;

/** Interactions with independent fields, since conditions read each field by itself. */
const loose: fc.Arbitrary<JsonObject> = fc
  .tuple(
    fc.constantFrom(...apps, 'Fax issues'),
    fc.record({
      successful: fc.boolean(),
      decision: fc.constantFrom('yes', 'no'),
      forPrimaryProject: fc.boolean(),
      attempt: fc.integer({ min: 1, max: 3 }),
      overrideWorkflow: fc.boolean(),
      reason: fc.constantFrom('no-answer', 'bad-number'),
      spokeToMember: fc.boolean(),
      spokeToCaregiver: fc.boolean(),
    }),
  )
  .map(([app, record]) => interaction(app, record));

/** Collects outcomes of an event for patients in any state, equal in every run. */
export function situationsOf(event: string): readonly Situation[] {
  const isInteraction = workflow.events[event]?.payload === 'interaction';
  const payloads = isInteraction ? loose : fc.constant(undefined);
  const drawn = fc.tuple(patients, organizations, stepsOf(event), payloads, fc.constantFrom(...states));
  return fc.sample(drawn, { numRuns: runs, seed: 6 }).map(([patient, organization, step, payload, state]) => {
    const record = setAt(patient, '/currentWorkflowState/name', state) as JsonObject;
    return situationOf({ ...step, ...(payload === undefined ? {} : { payload }) }, record, organization);
  });
}

function situationOf({ event, payload, by }: Step, record: JsonObject, organization: JsonObject): Situation {
  const scope = scopeWith({ user: people[by], organization });
  const under = (table: Workflow) => runEvent({ product, workflow: table, event, record, payload, scope });
  const outcome = under(workflow);
  const records = { ...scope.records, [workflow.entity]: record };
  const read = { ...scope, event: payload, state: outcome.from, self: record, old: record, records };
  const to = outcome.outcome === 'taken' ? { to: outcome.state } : {};
  return { event, state: outcome.from, outcome, under, read: { ...read, ...to } };
}
