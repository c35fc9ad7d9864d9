import { readOwnResource, restExtension } from '../../../engine/core/fhir/map-resource.ts';
import { replaceFields } from '../../../engine/core/fhir/replace-fields.ts';
import { readRest } from '../../../engine/core/fhir/rest.ts';
import { isJsonObject, type JsonObject, jsonItems } from '../../../engine/core/json/json.ts';
import { getAt, setAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { withoutPaths } from '../../../engine/core/records/transient.ts';
import { readEntity, refusalOfEntity } from '../../import/server/fhir/conversions.ts';
import { createFindings } from '../../import/server/fhir/findings.ts';
import { ownId } from '../../import/server/fhir/own-record.ts';
import { reasonAgainst } from '../../import/shared/standing.ts';
import { refuse } from './outcome.ts';
import { resourceOf, type ServedItem } from './served-resource.ts';

export interface ResourceReading {
  readonly mapping: ResourceMapping;
  readonly product: Product;
  readonly now: Date;
  /** Stored item that the resource replaces; absent for a new one. */
  readonly before?: ServedItem | undefined;
}

/**
 * Reads the fields of a record, or of a row, from a resource that a program has sent. Throws 422 for a resource whose
 * meaning something may turn around.
 */
export function readResource(resource: JsonObject, reading: ResourceReading): JsonObject {
  const { mapping, product, now, before } = reading;
  const { entity } = mapping;
  const input = { resource, product, findings: createFindings(), today: now.toISOString().slice(0, 10) };
  const reason = reasonAgainst(resource) ?? refusalOfEntity(entity, input);
  if (reason !== undefined)
    throw refuse(422, 'business-rule', `It is not taken: it ${reason}.`, mapping.resource);
  const read = withRest(readEntity(entity, input), resource, reading);
  if (before === undefined) return read;
  const shown = shownFields(resource, before, { product, now });
  return replaceFields(before.item, { shown, read });
}

/** Adds the fields of the product's own extension to those that were read of a resource of others. */
function withRest(read: JsonObject, resource: JsonObject, { mapping, product }: ResourceReading): JsonObject {
  const { slug } = product.info;
  const rest = restOf(resource, slug);
  if (rest === undefined || ownId(resource, slug) !== undefined) return read;
  const fields = readRest({}, jsonItems(rest['extension']));
  return replaceFields(read, { shown: {}, read: withoutPaths(mapping.stays, fields) });
}

function restOf({ extension }: JsonObject, slug: string): JsonObject | undefined {
  return jsonItems(extension)
    .filter(isJsonObject)
    .find(({ url }) => url === restExtension(slug));
}

/** Lists the fields of a stored item that the sender of its resource has been shown, and could send back. */
function shownFields(
  resource: JsonObject,
  before: ServedItem,
  { product, now }: Pick<ResourceReading, 'product' | 'now'>,
): JsonObject {
  const { mapping, item } = before;
  const { slug } = product.info;
  const isOwn = ownId(resource, slug) !== undefined;
  if (restOf(resource, slug) !== undefined) return withoutPaths(mapping.stays, item);
  const shown = readOwnResource(resourceOf(before, { product, now, isWhole: false }), { mapping, product });
  return isOwn ? shown : fieldsOfOthers(mapping, shown);
}

/** Keeps the fields that are read of resources of others too. */
function fieldsOfOthers({ rows }: ResourceMapping, shown: JsonObject): JsonObject {
  const readable = rows.filter(({ only, others }) => only !== 'out' && others !== false);
  const isRead = (field: string) =>
    readable.some(({ field: other = '' }) => field === other || field.startsWith(`${other}/`));
  return rows.reduce<JsonObject>((fields, { field = '' }) => {
    const value = field === '' || !isRead(field) ? undefined : getAt(shown, field);
    return value === undefined ? fields : setAt(fields, field, value);
  }, {});
}
