import type { Scope } from '../expressions/scope.ts';
import { blamedOn } from '../expressions/steps.ts';
import { jsonEqual } from '../json/equal.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { getAt, setAt } from '../json/pointer.ts';
import type { Derivation, Entity } from '../product/entity.ts';
import type { Product } from '../product/product.ts';
import type { Consequence, Sentence, Transition, Workflow, WorkflowEvent } from '../product/workflow.ts';
import { accessRule, isAllowed } from '../records/access.ts';
import { applyDerivations, objectOf } from '../records/derive.ts';
import { tidyValue } from '../validation/tidy.ts';
import type { RaisedEffect, WorkflowOutcome, WorkflowRefusal } from './outcome.ts';
import { findState, stateOf, stateText } from './state-name.ts';

export interface EventInput {
  readonly product: Product;
  readonly workflow: Workflow;
  readonly record: JsonObject;
  readonly event: string;
  readonly payload?: Json | undefined;
  /**
   * Scope with user and time. Its `records` are the other records that the table reads: the record's owners and
   * its named records.
   */
  readonly scope: Scope;
}

/**
 * Computes the outcome of an event for a record without side effects, so that the browser can preview it. Throws for an
 * event that the workflow lacks.
 */
export function runEvent(input: EventInput): WorkflowOutcome {
  const { product, workflow, record } = input;
  const event = eventOf(workflow, input.event);
  const from = stateOf(workflow, record);
  const scope = scopeOf(input, from);
  if (!isAllowed(product, event.access, scope)) {
    return refusal('access', from, `This needs ${accessRule(product, event.access).needs}.`);
  }
  const row = fittingRow(workflow, event, scope);
  if (row === undefined && event.refusal !== undefined) return refusal('state', from, event.refusal);
  if (row?.refuse !== undefined) return refusal('state', from, sentenceText(row.refuse, scope));
  const state = row?.to === undefined ? from : targetOf(workflow, row, scope);
  if (state === undefined) return refusal('target', from, targetReason(event, row, scope));
  return take(input, { from, state, row, scope });
}

/** Finds an event by name; throws for an unknown one. */
export function eventOf({ name, events }: Workflow, event: string): WorkflowEvent {
  const found = Object.hasOwn(events, event) ? events[event] : undefined;
  if (found !== undefined) return found;
  throw new Error(
    `The workflow "${name}" has no event "${event}". It has: ${Object.keys(events).join(', ')}.`,
  );
}

function scopeOf({ workflow, record, payload, scope }: EventInput, state: string): Scope {
  return {
    ...scope,
    event: payload,
    state,
    stateText: stateText(workflow, record, state),
    self: record,
    old: record,
    records: { ...scope.records, [workflow.entity]: record },
  };
}

function fittingRow(
  { transitions }: Workflow,
  { name }: WorkflowEvent,
  scope: Scope,
): Transition | undefined {
  return transitions.find((row) => {
    return row.on === name && row.from.includes(scope.state ?? '') && isGiven(row, scope);
  });
}

function isGiven({ id, guard }: Pick<Transition, 'id' | 'guard'>, scope: Scope): boolean {
  return guard === undefined || blamedOn(`condition of ${id}`, () => guard.evaluate(scope));
}

/** Finds the state after a transition. Resolves spellings, since a name may come from data. */
function targetOf(workflow: Workflow, { to, among }: Transition, scope: Scope): string | undefined {
  const state = findState(workflow, to?.evaluate(scope));
  return state === undefined || among === undefined || among.includes(state) ? state : undefined;
}

function targetReason({ title }: WorkflowEvent, row: Transition | undefined, scope: Scope): string {
  const name = String(row?.to?.evaluate(scope) ?? '');
  return `${title}: it would lead to "${name}", which is no state that it may lead to.`;
}

function refusal(because: WorkflowRefusal['because'], from: string, reason: string): WorkflowRefusal {
  return { outcome: 'refused', because, from, reason };
}

interface Taken {
  readonly from: string;
  readonly state: string;
  readonly row: Transition | undefined;
  readonly scope: Scope;
}

function take(input: EventInput, { from, state, row, scope }: Taken): WorkflowOutcome {
  const { product, workflow, record, event } = input;
  const entity = entityOf(product, workflow);
  const moved = state === from ? record : setAt(record, workflow.stateAt, state);
  const target = { ...scope, to: state };
  const consequences = workflow.consequences.filter((row) => row.on.includes(event) && isGiven(row, target));
  const rows = [...(row === undefined ? [] : [row]), ...consequences];
  const derivations = rows.flatMap(({ set }) => set);
  const made = applyDerivations(derivations, { entity, value: moved, old: record, scope: target });
  const after = tidyValue(entity, made);
  const outcomeScope = { ...target, self: after, toText: stateText(workflow, after, state) };
  return {
    outcome: 'taken',
    from,
    state,
    ...(row === undefined ? {} : { transition: row.id }),
    record: after,
    changedPaths: pathsChanged(workflow, derivations, { before: record, after }),
    effects: rows.flatMap((each) => blamedOn(`effects of ${each.id}`, () => effectsOf(each, outcomeScope))),
    messages: rows.flatMap(({ message }) =>
      message === undefined ? [] : [sentenceText(message, outcomeScope)],
    ),
  };
}

function entityOf({ entities }: Product, { name, entity }: Workflow): Entity {
  const found = entities[entity];
  if (found !== undefined) return found;
  throw new Error(`The workflow "${name}" is about "${entity}", which this product does not have.`);
}

/** Lists the paths at which the derivations have changed the record. */
function pathsChanged(
  { stateAt }: Workflow,
  derivations: readonly Derivation[],
  { before, after }: { readonly before: JsonObject; readonly after: JsonObject },
): readonly string[] {
  const paths = new Set([stateAt, ...derivations.map(({ on, at }) => on + at)]);
  return [...paths].filter((path) => !jsonEqual(getAt(before, path), getAt(after, path)));
}

function effectsOf({ effects }: Transition | Consequence, scope: Scope): readonly RaisedEffect[] {
  return effects.map(({ name, payload }) => ({ name, payload: objectOf(payload, scope) }));
}

/** Joins the parts of a sentence with the values of its expressions; a blank value adds no text. */
function sentenceText(sentence: Sentence, scope: Scope): string {
  return sentence
    .map((part) => (typeof part === 'string' ? part : shown(part.evaluate(scope))))
    .join('')
    .trim();
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
