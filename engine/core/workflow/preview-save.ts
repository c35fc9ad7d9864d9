import type { Scope } from '../expressions/scope.ts';
import { isJsonObject, type Json, type JsonObject } from '../json/json.ts';
import type { Product } from '../product/product.ts';
import type { Workflow, WorkflowTrigger } from '../product/workflow.ts';
import { asStored } from '../records/as-stored.ts';
import { objectOf } from '../records/derive.ts';
import { withOwnPaths } from './own-paths.ts';
import { runEvent } from './run-event.ts';

export interface SavePreview {
  readonly product: Product;
  /** Name of the entity that is saved. */
  readonly entity: string;
  /** Record that the save would store. */
  readonly saved: JsonObject;
  /** The same without the values that a save makes: events of the record itself come before those. */
  readonly entered: JsonObject;
  /** The stored version, where there is one. */
  readonly old: JsonObject | undefined;
  /** The user, the time and the records of the context, including those that the workflows name. */
  readonly scope: Scope;
}

/**
 * Previews what a save will bring about by the workflows that it raises events of, in sentences; none where it changes
 * nothing.
 */
export function previewSave(preview: SavePreview): readonly string[] {
  return Object.values(preview.product.workflows ?? {}).flatMap((workflow) =>
    consequencesIn(workflow, preview),
  );
}

/** The workflows of which a save of this entity can raise an event at all. */
export function workflowsRaisedBy({ workflows = {} }: Product, entity: string): readonly Workflow[] {
  return Object.values(workflows).filter(({ events }) =>
    Object.values(events).some(({ raisedBy }) => raisedBy.some(({ save }) => save === entity)),
  );
}

function consequencesIn(workflow: Workflow, preview: SavePreview): readonly string[] {
  const { product, entity, old, scope } = preview;
  const self = asStored(entity === workflow.entity ? preview.entered : preview.saved, old);
  let record = recordBefore(workflow, preview);
  const sentences: string[] = [];
  for (const { event, payload } of dueEvents(workflow, entity, { ...scope, self, old })) {
    if (!isJsonObject(record)) return [];
    const outcome = runEvent({ product, workflow, event, payload, scope, record });
    if (outcome.outcome === 'refused') return [...sentences, outcome.reason];
    sentences.push(...outcome.messages);
    record = outcome.record;
  }
  return sentences;
}

/** The record that the events are about, as the gateway has it before the first of them. */
function recordBefore(workflow: Workflow, { entity, entered, old, scope }: SavePreview): Json | undefined {
  if (entity !== workflow.entity) return scope.records?.[workflow.entity];
  return asStored(old === undefined ? entered : withOwnPaths(workflow, old, entered), old);
}

function dueEvents(
  { events }: Workflow,
  entity: string,
  scope: Scope & { readonly self: JsonObject },
): readonly { readonly event: string; readonly payload: JsonObject }[] {
  return Object.values(events).flatMap(({ name, raisedBy }) =>
    raisedBy
      .filter((trigger) => isDue(trigger, entity, scope))
      .map(({ payload }) => ({
        event: name,
        payload: payload === undefined ? scope.self : objectOf(payload, scope),
      })),
  );
}

function isDue({ save, when }: WorkflowTrigger, entity: string, scope: Scope): boolean {
  return save === entity && when?.evaluate(scope) !== false;
}
