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
  readonly entity: string;
  /** Record as the save would store it. */
  readonly saved: JsonObject;
  /**
   * Saved record without the values that the save derives, since these follow the events of the record itself.
   */
  readonly entered: JsonObject;
  /** Stored version, if any. */
  readonly old: JsonObject | undefined;
  /** User, time and records of the context, including those that the workflows name. */
  readonly scope: Scope;
}

/** Previews the effects of the events that a save raises, as sentences; empty if nothing changes. */
export function previewSave(preview: SavePreview): readonly string[] {
  return Object.values(preview.product.workflows ?? {}).flatMap((workflow) =>
    consequencesIn(workflow, preview),
  );
}

/** Lists the workflows with an event that a save of this entity can raise. */
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

/** Finds the record that the events are about, as the gateway has it before the first event. */
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
