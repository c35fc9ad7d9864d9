import type { Scope } from '../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Workflow } from '../../engine/core/product/workflow.ts';
import { inPresentShape } from '../../engine/core/records/present-shape.ts';
import { runEvent } from '../../engine/core/workflow/run-event.ts';
import { stateOf } from '../../engine/core/workflow/state-name.ts';
import type { Call } from '../../gateway/records/context/call.ts';
import { type Profiles, profilesOf } from '../../gateway/records/context/profiles.ts';
import { contextRecords } from '../../gateway/records/context-records.ts';
import { type SavedVersion, savedTogether, type VersionStep } from '../../gateway/records/history.ts';
import { contentOf } from '../../gateway/records/meta.ts';
import { namedRecords, raisedPayload } from '../../gateway/records/workflow/take-event.ts';
import { eventsRaisedBy, kindOf, kindOfType } from '../../gateway/store/kinds/kinds.ts';

/** Workflow of one version of the schemas. */
export interface WorkflowVersion {
  readonly product: Product;
  readonly workflow: Workflow;
}

/** Outcome of a past step: its new state, and the row that decided it. */
export interface ReplayedStep {
  /** New state; absent where the event is refused. */
  readonly state?: string;
  readonly row?: string;
}

interface PastEvent {
  readonly event: string;
  readonly payload: Json;
}

/** Creates the replay of past events; undefined if events, or the values that they read, no longer exist. */
export function createReplay(call: Call, served: WorkflowVersion) {
  const profiles = profilesOf(call.product);
  const users = new Map<string, ReturnType<Profiles['findById']>>();

  async function scopeOfStep({ id, at, author, organization }: VersionStep): Promise<Scope | undefined> {
    const known = users.get(author) ?? profiles.findById(call.database, author);
    users.set(author, known);
    const user = await known;
    if (user === undefined) return undefined;
    const { database, memory, product, timeZone } = call;
    const [now, kind] = [at.toISOString(), kindOf(product, served.workflow.entity)];
    const today = now.slice(0, 10);
    const query = { memory, product, kind, id, organization, subject: undefined, owners: [], today, now: at };
    return { user, today, now, timeZone, ...(await contextRecords(database, query)) };
  }

  async function eventsOf(step: VersionStep, scope: Scope): Promise<readonly PastEvent[]> {
    const saved = await savedTogether(call.database, step);
    const own = kindOf(call.product, served.workflow.entity).type;
    // Prefers events of other records, since the record itself has been stored with the effects of its event.
    const others = saved.filter(({ type }) => type !== own).flatMap((each) => eventsBy(each, scope));
    return others.length > 0 ? others : saved.flatMap((each) => eventsBy(each, scope));
  }

  function eventsBy({ type, self, old }: SavedVersion, scope: Scope): readonly PastEvent[] {
    const kind = kindOfType(call.product, type);
    if (kind === undefined) return [];
    const content = (document: JsonObject) => contentOf(kind.entity, inPresentShape(kind.entity, document));
    const change = { self: content(self), old: old === null ? undefined : content(old) };
    return eventsRaisedBy(call.product, kind.name).flatMap((raised): readonly PastEvent[] => {
      const payload = raisedPayload(raised, { ...change, scope });
      return payload === undefined ? [] : [{ event: raised.event.name, payload }];
    });
  }

  async function run(
    { product, workflow }: WorkflowVersion,
    {
      step,
      scope,
      events,
    }: { readonly step: VersionStep; readonly scope: Scope; readonly events: readonly PastEvent[] },
  ): Promise<ReplayedStep> {
    let record: JsonObject = step.before;
    let row: string | undefined;
    for (const { event, payload } of events) {
      if (workflow.events[event] === undefined) return {};
      const { organization } = step;
      const taking = { workflow, event, payload, record, organization, scope };
      const records = { ...scope.records, ...(await namedRecords({ ...call, product }, taking)) };
      const outcome = runEvent({ product, workflow, record, event, payload, scope: { ...scope, records } });
      if (outcome.outcome === 'refused') return row === undefined ? {} : { row };
      record = outcome.record;
      row = outcome.transition ?? row;
    }
    return { state: stateOf(workflow, record), ...(row !== undefined && { row }) };
  }

  return async (step: VersionStep, draft: WorkflowVersion) => {
    const scope = await scopeOfStep(step);
    if (scope === undefined) return undefined;
    try {
      const events = await eventsOf(step, scope);
      if (events.length === 0) return undefined;
      const then = await run(served, { step, scope, events });
      // Skips a step whose outcome in the served version differs from the recorded one, since its data has changed
      // meanwhile.
      if (then.state !== stateOf(served.workflow, step.after)) return undefined;
      return { then, now: await run(draft, { step, scope, events }) };
    } catch {
      // Skips a step whose expressions fail over missing data.
      return undefined;
    }
  };
}
