import type { Scope } from '../expressions/scope.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import type { Product } from '../product/product.ts';
import type { Workflow, WorkflowTrigger } from '../product/workflow.ts';
import { objectOf } from '../records/derive.ts';
import { runEvent } from './run-event.ts';

export interface SavePreview {
  readonly product: Product;
  /** Name of the entity that is saved. */
  readonly entity: string;
  /** Record that the save would store. */
  readonly saved: JsonObject;
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
  const { product, entity, saved, old, scope } = preview;
  const record = entity === workflow.entity ? saved : scope.records?.[workflow.entity];
  if (!isJsonObject(record)) return [];
  const within: Scope = { ...scope, self: saved, old };
  return Object.values(workflow.events).flatMap((event) =>
    event.raisedBy
      .filter((trigger) => isDue(trigger, entity, within))
      .flatMap(({ payload }) => {
        const brought = payload === undefined ? saved : objectOf(payload, within);
        const outcome = runEvent({
          ...{ product, workflow, event: event.name, payload: brought, scope },
          record,
        });
        return outcome.outcome === 'taken' ? outcome.messages : [outcome.reason];
      }),
  );
}

function isDue({ save, when }: WorkflowTrigger, entity: string, scope: Scope): boolean {
  return save === entity && when?.evaluate(scope) !== false;
}
