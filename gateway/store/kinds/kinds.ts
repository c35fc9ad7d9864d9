import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Entity, RecordTraits } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ReportDescriptor } from '../../../engine/core/product/report.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Workflow, WorkflowEvent, WorkflowTrigger } from '../../../engine/core/product/workflow.ts';

/**
 * Kind of records of one entity as they are stored: its traits, the chain of its owners and its search indexes. Code
 * that knows the entity gives the type of its records; to all other code they are JSON.
 */
export interface RecordKind<Document extends JsonObject = JsonObject> {
  /** Carries the type of the records and is never there. */
  readonly document?: Document;
  readonly name: string;
  readonly type: string;
  readonly entity: Entity;
  readonly traits: RecordTraits;
  /** The kind of the record that this kind belongs to. */
  readonly parent?: RecordKind;
  /** The kinds whose records belong to records of this one. */
  readonly children: readonly RecordKind[];
  readonly indexes: readonly SearchIndex[];
  /** The indexes of the parent whose columns take values from records of this kind. */
  readonly feeds: readonly SearchIndex[];
  /** The reports that count its records. */
  readonly reports: readonly ReportDescriptor[];
}

/** A product that the gateway cannot serve; the message says what to correct in the schemas. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
}

/** The kind of an entity. Throws `ProductError` for an entity that is unknown or no record of its own. */
export function kindOf<Document extends JsonObject = JsonObject>(
  product: Product,
  entityName: string,
): RecordKind<Document> {
  const kind = kindsOf(product).get(entityName);
  if (kind !== undefined) return kind as RecordKind<Document>;
  throw new ProductError(
    `"${entityName}" is no entity with records of its own. Give it an "x-record" in its schema.`,
  );
}

/** A record as the type of its kind: what is stored is held to its schema by every save. */
export function recordAs<Document extends JsonObject>(
  _kind: RecordKind<Document>,
  record: JsonObject,
): Document {
  return record as Document;
}

/** The kind of record that is stored under a type. */
export function kindOfType(product: Product, type: unknown): RecordKind | undefined {
  return [...kindsOf(product).values()].find((kind) => kind.type === type);
}

/** Lists every kind of a product by the entity's name. */
export const kindsOf = memoized((product: Product): ReadonlyMap<string, RecordKind> => {
  const kinds = new Map<string, KindInMaking>();
  for (const entity of Object.values(product.entities)) {
    if (entity.record !== undefined) addKind(product, entity, kinds, []);
  }
  return kinds;
});

interface KindInMaking extends RecordKind {
  readonly children: KindInMaking[];
}

function addKind(
  product: Product,
  entity: Entity,
  kinds: Map<string, KindInMaking>,
  children: readonly string[],
): KindInMaking {
  const done = kinds.get(entity.name);
  if (done !== undefined) return done;
  if (children.includes(entity.name)) {
    throw new ProductError(`The subjects ${[...children, entity.name].join(' → ')} go round in a circle.`);
  }
  const traits = entity.record;
  if (traits === undefined) {
    throw new ProductError(
      `"${children.at(-1)}" names the subject "${entity.name}", which is no record of its own.`,
    );
  }
  const owner = parentOf(product, entity, traits);
  const parent = owner === undefined ? undefined : addKind(product, owner, kinds, [...children, entity.name]);
  const kind: KindInMaking = {
    name: entity.name,
    type: traits.type,
    entity,
    traits,
    ...(parent === undefined ? {} : { parent }),
    children: [],
    indexes: Object.values(product.searches).filter((index) => index.entity === entity.name),
    feeds: Object.values(product.searches).filter((index) => bringsValues(index, entity.name)),
    reports: Object.values(product.reports ?? {}).filter(
      ({ sources, isComing }) => isComing !== true && Object.hasOwn(sources, entity.name),
    ),
  };
  parent?.children.push(kind);
  kinds.set(entity.name, kind);
  return kind;
}

function parentOf(product: Product, entity: Entity, traits: RecordTraits): Entity | undefined {
  if (traits.subject === undefined) return undefined;
  const parent = product.entities[traits.subject];
  if (parent !== undefined) return parent;
  throw new ProductError(
    `The entity "${entity.name}" names the subject "${traits.subject}", which does not exist.`,
  );
}

function bringsValues({ columns }: SearchIndex, entity: string): boolean {
  return Object.values(columns).some(({ of }) => of?.entity === entity);
}

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
