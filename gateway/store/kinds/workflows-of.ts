import type { Product } from '../../../engine/core/product/product.ts';
import type { Workflow, WorkflowEvent, WorkflowTrigger } from '../../../engine/core/product/workflow.ts';

/** The workflow that the records of an entity go through. */
export function workflowOf(product: Product, entity: string): Workflow | undefined {
  return Object.values(product.workflows ?? {}).find((workflow) => workflow.entity === entity);
}

/** An event that a save of records raises. */
export interface RaisedEvent {
  readonly workflow: Workflow;
  readonly event: WorkflowEvent;
  readonly trigger: WorkflowTrigger;
}

const knownEvents = new WeakMap<Product, Map<string, readonly RaisedEvent[]>>();

/** The events that saves of an entity can raise, in the order of the table. Cached: every save needs them, twice. */
export function eventsRaisedBy(product: Product, entity: string): readonly RaisedEvent[] {
  const known = knownEvents.get(product) ?? new Map<string, readonly RaisedEvent[]>();
  knownEvents.set(product, known);
  const events = known.get(entity) ?? findEvents(product, entity);
  known.set(entity, events);
  return events;
}

function findEvents(product: Product, entity: string): readonly RaisedEvent[] {
  return Object.values(product.workflows ?? {}).flatMap((workflow) =>
    Object.values(workflow.events).flatMap((event) =>
      event.raisedBy.flatMap((trigger) => (trigger.save === entity ? [{ workflow, event, trigger }] : [])),
    ),
  );
}
