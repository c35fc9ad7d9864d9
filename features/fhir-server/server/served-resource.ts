import { type Referable, writeResource } from '../../../engine/core/fhir/map-resource.ts';
import { isSayable } from '../../../engine/core/fhir/sayable.ts';
import { isJsonObject, type Json, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { recordSystem } from '../../fhir-export/server/identity.ts';

/** Record, or row that a record holds, with the id of its resource. */
export interface ServedItem {
  readonly mapping: ResourceMapping;
  readonly id: string;
  readonly item: JsonObject;
  /** Record with the revision: the item itself, or the one that holds it. */
  readonly record: JsonObject;
}

/** Lists the mappings whose records are resources of a type. */
export function mappingsOf(product: Product, type: string): readonly ResourceMapping[] {
  return Object.values(product.mappings ?? {}).filter(({ resource }) => resource === type);
}

/** Lists what a mapping makes resources of, in a record of its entity or of the one that holds it. */
export function itemsIn(mapping: ResourceMapping, record: JsonObject): readonly ServedItem[] {
  const { within } = mapping;
  const ownId = idOf(record);
  if (within === undefined) return [{ mapping, id: ownId, item: record, record }].filter(isServed);
  const held: Json | undefined = getAt(record, within.at);
  const rows = (within.key === undefined ? [held] : jsonItems(held)).filter(isFilled);
  return rows
    .map((item) => ({ mapping, id: `${ownId}.${rowName(mapping, item)}`, item, record }))
    .filter(isServed);
}

/** Reads the `_id` of a record. */
export function idOf({ _id: id }: JsonObject): string {
  return typeof id === 'string' ? id : '';
}

/** Reports whether FHIR can name the resource. */
function isServed({ id }: ServedItem): boolean {
  return isSayable('id', id);
}

function rowName({ within, entity }: ResourceMapping, item: JsonObject): string {
  return within?.key === undefined ? entity : String(item[within.key] ?? '');
}

function isFilled(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

/** Finds the `_id` of the record that holds the row of a resource's id; the id itself for a record of its own. */
export function recordIdOf({ within }: ResourceMapping, id: string): string {
  return within === undefined ? id : id.slice(0, Math.max(0, id.indexOf('.')));
}

/** Writes an item as the resource that the server answers with, with its version and time. */
export function servedResource(served: ServedItem, product: Product, now: Date): JsonObject {
  const { record } = served;
  const { resourceType, ...rest } = resourceOf(served, { product, now, isWhole: true });
  const { updatedAt: updated, _rev: revision = 1 } = record;
  const meta = {
    versionId: String(revision),
    ...(typeof updated === 'string' && isSayable('instant', updated) ? { lastUpdated: updated } : {}),
  };
  return { resourceType, meta, ...rest };
}

interface Written {
  readonly product: Product;
  readonly now: Date;
  /** True for all fields, also those without an element. */
  readonly isWhole: boolean;
}

/** Writes an item as a resource without its version. */
export function resourceOf(
  { mapping, id, item, record }: ServedItem,
  { product, now, isWhole }: Written,
): JsonObject {
  const at = now.toISOString();
  const value = id.startsWith(`${idOf(record)}.`) ? String(item[mapping.within?.key ?? ''] ?? id) : id;
  return writeResource(item, {
    ...{ product, mapping, id, isWhole },
    scope: { now: at, today: at.slice(0, 10) },
    identifier: { system: recordSystem(product.info.slug), value },
    refer: (entity) => referables(entity, { mapping, record, product }),
  });
}

interface Around {
  readonly mapping: ResourceMapping;
  readonly record: JsonObject;
  readonly product: Product;
}

/** Lists what a record refers to: its subject, the record that holds the row, and the rows that it holds itself. */
function referables(entity: string, { mapping, record, product }: Around): readonly Referable[] {
  const named = Object.values(product.mappings ?? {}).filter((each) => each.entity === entity);
  return named.flatMap((other): readonly Referable[] => {
    const { subject } = record;
    const owner = mapping.within === undefined ? subject : idOf(record);
    if (other.within === undefined)
      return typeof owner === 'string' ? [{ item: {}, reference: `${other.resource}/${owner}` }] : [];
    return itemsIn(other, record).map(({ item, id }) => ({ item, reference: `${other.resource}/${id}` }));
  });
}

/** Finds the entity of the records that a mapping's records belong to, or that hold its rows. */
export function ownerOf({ entity, within }: ResourceMapping, product: Product): string | undefined {
  return within?.entity ?? product.entities[entity]?.record?.subject;
}
