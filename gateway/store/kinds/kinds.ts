import { memoized } from '../../../engine/core/compute/memoized.ts';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import type { Entity, RecordTraits } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ReportDescriptor } from '../../../engine/core/product/report.ts';
import type { SearchIndex } from '../../../engine/core/product/search-index.ts';
import type { Workflow, WorkflowEvent, WorkflowTrigger } from '../../../engine/core/product/workflow.ts';

/**
 * Kind of stored records of one entity: traits, chain of owners, and search indexes. Code that knows the entity gives
 * the type of the records; other code sees JSON.
 */
export interface RecordKind<Document extends JsonObject = JsonObject> {
  /** Type of the records, without a value at run time. */
  readonly document?: Document;
  readonly name: string;
  readonly type: string;
  readonly entity: Entity;
  readonly traits: RecordTraits;
  /** Kind of the owner. */
  readonly parent?: RecordKind;
  /** Kinds of the owned records. */
  readonly children: readonly RecordKind[];
  readonly indexes: readonly SearchIndex[];
  /** Indexes of the parent with columns from records of this kind. */
  readonly feeds: readonly SearchIndex[];
  /** Reports that count records of this kind. */
  readonly reports: readonly ReportDescriptor[];
}

/** Error about a product that the gateway cannot serve; the message says what to correct in the schemas. */
export class ProductError extends Error {
  override readonly name = 'ProductError';
}

/** Finds the kind of an entity. Throws `ProductError` for an entity that is unknown or not stored as a record. */
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

/** Casts a record to the type of its kind, which is safe since every save validates records by the schema. */
export function recordAs<Document extends JsonObject>(
  _kind: RecordKind<Document>,
  record: JsonObject,
): Document {
  return record as Document;
}

/** Finds the kind of records stored under a type. */
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

/** Finds the workflow of an entity's records. */
export function workflowOf(product: Product, entity: string): Workflow | undefined {
  return Object.values(product.workflows ?? {}).find((workflow) => workflow.entity === entity);
}

/** Event raised by saves of records. */
export interface RaisedEvent {
  readonly workflow: Workflow;
  readonly event: WorkflowEvent;
  readonly trigger: WorkflowTrigger;
}

const knownEvents = new WeakMap<Product, Map<string, readonly RaisedEvent[]>>();

/**
 * Lists the events that saves of an entity can raise, in the order of the workflow's table. Cached, since every
 * save reads the list twice.
 */
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
