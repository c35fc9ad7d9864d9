import type { Scope } from '../../../engine/core/expressions/scope.ts';
import { blamedOn } from '../../../engine/core/expressions/steps.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { Workflow, WorkflowEvent, WorkflowRecord } from '../../../engine/core/product/workflow.ts';
import { objectOf } from '../../../engine/core/records/derive.ts';
import { checkRecord } from '../../../engine/core/validation/validate.ts';
import { chooseRecord } from '../../../engine/core/workflow/named-record.ts';
import type { WorkflowStep } from '../../../engine/core/workflow/outcome.ts';
import { runEvent } from '../../../engine/core/workflow/run-event.ts';
import { forbidden, invalid, refused } from '../../operation/errors.ts';
import { kindOf, type RaisedEvent } from '../../store/kinds/kinds.ts';
import type { Call } from '../context/call.ts';
import { listRecords } from '../read.ts';

/** Ids that a caller gives for the named records of a workflow. */
export type NamedIds = Readonly<Record<string, string | undefined>>;

export interface EventToTake {
  readonly workflow: Workflow;
  /** Name of the event. */
  readonly event: string;
  readonly payload?: Json | undefined;
  readonly named?: NamedIds | undefined;
  readonly record: JsonObject;
  /** Organization of the record. */
  readonly organization: string | null;
  readonly scope: Scope;
}

/** Runs the event. Throws 403 with the missing right, or 422 with the reason of the refusal. */
export async function takeEvent(call: Call, taking: EventToTake): Promise<WorkflowStep> {
  const { product } = call;
  const { workflow, event, payload, record, scope } = taking;
  const records = await namedRecords(call, taking);
  const within = { ...scope, records: { ...scope.records, ...records } };
  const outcome = runEvent({ product, workflow, record, event, payload, scope: within });
  if (outcome.outcome === 'taken') return outcome;
  const rule = workflow.events[event]?.access ?? '';
  if (outcome.because === 'access') throw forbidden(product.access[rule]?.needs ?? 'another role');
  throw refused(outcome.reason);
}

/** Reads the records that a workflow's table names, from the organization of the record. */
export async function namedRecords(
  call: Call,
  { workflow, named = {}, record, organization, scope }: EventToTake,
): Promise<NonNullable<Scope['records']>> {
  const found: Record<string, JsonObject | undefined> = {};
  const records = { ...scope.records, [workflow.entity]: record };
  for (const [name, choice] of Object.entries(workflow.records)) {
    found[name] = await choose(call, choice, {
      organization,
      scope: { ...scope, records, named: named[name] ?? '' },
    });
  }
  return found;
}

async function choose(
  { product, database }: Call,
  choice: WorkflowRecord,
  { organization, scope }: { readonly organization: string | null; readonly scope: Scope },
): Promise<JsonObject | undefined> {
  if (organization === null) return undefined;
  const all = await listRecords(database, {
    kind: kindOf(product, choice.entity),
    scope: { organizations: [organization] },
  });
  return chooseRecord(
    choice,
    all.map(({ document }) => document),
    scope,
  );
}

/** Validates an event's payload, unless the payload is a stored record. Throws 422 with all problems. */
export function checkPayload(call: Call, { payload: entity }: WorkflowEvent, value: Json | undefined): void {
  const { product, user, today, timeZone, origin } = call;
  if (entity === undefined || product.entities[entity]?.record !== undefined) return;
  const scope = { user, today, timeZone, now: origin.at.toISOString() };
  const problems = checkRecord({ product, entity, value: value ?? {}, scope });
  const blocking = problems.filter(({ severity }) => severity === 'error');
  if (blocking.length > 0) throw invalid(blocking);
}

interface SavedChange {
  readonly self: JsonObject;
  readonly old: JsonObject | undefined;
  readonly scope: Scope;
}

/** Builds the payload of an event that a save raises; `undefined` if the save does not raise the event. */
export function raisedPayload(
  { workflow, event, trigger }: RaisedEvent,
  { self, old, scope }: SavedChange,
): JsonObject | undefined {
  const within = { ...scope, self, old };
  return blamedOn(`event ${workflow.name}.${event.name}`, () => {
    if (trigger.when?.evaluate(within) === false) return undefined;
    return trigger.payload === undefined ? self : objectOf(trigger.payload, within);
  });
}
