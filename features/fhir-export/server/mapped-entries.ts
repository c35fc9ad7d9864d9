import { type Referable, writeResource } from '../../../engine/core/fhir/map-resource.ts';
import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { ResourceMapping } from '../../../engine/core/product/resource-mapping.ts';
import { inPresentShape } from '../../../engine/core/records/present-shape.ts';
import { createIdentify, type Identity } from './identity.ts';

/** Resource with the URL by which others of its bundle refer to it. */
export interface ResourceEntry {
  readonly fullUrl: string;
  readonly resource: JsonObject;
}

/** Entry with the record or row that it was written from. */
export interface MappedEntry extends ResourceEntry {
  readonly mapping: ResourceMapping;
  readonly identity: Identity;
  readonly item: JsonObject;
  /** `_id` of the record, or key of the row. */
  readonly id: string;
}

export interface MappedRecords {
  readonly product: Product;
  /** Record that the others are about, with its entity. */
  readonly owner: { readonly entity: string; readonly record: JsonObject };
  /** Records about it, by entity. */
  readonly records?: Readonly<Record<string, readonly object[]>>;
  readonly at: Date;
  /** True for a copy that is read here again: fields without an element are in an extension. */
  readonly isWhole: boolean;
}

type Mapped = Omit<MappedEntry, 'resource' | 'fullUrl'>;

/** Writes a record, what it holds, and the records about it as resources, as their mappings say. */
export async function mappedEntries(given: MappedRecords): Promise<readonly MappedEntry[]> {
  const { product, owner, records = {}, at, isWhole } = given;
  const identify = createIdentify(product.info.slug);
  const mapped = await Promise.all(
    Object.values(product.mappings ?? {}).flatMap((mapping) =>
      itemsOf(mapping, owner, records).map(async ({ item, id }) => {
        return { mapping, item, id, identity: await identify(mapping.resource, id) };
      }),
    ),
  );
  const refer = (entity: string) => mapped.filter(({ mapping }) => mapping.entity === entity).map(referable);
  const now = at.toISOString();
  const scope = { now, today: now.slice(0, 10), records: { [owner.entity]: owner.record } };
  return mapped.map((each) => {
    const { mapping, identity, item } = each;
    const { identifier, fullUrl } = identity;
    const context = {
      ...{ product, mapping, scope, refer, isWhole },
      ...{ id: identity.id, identifier: jsonObject(identifier) },
    };
    return { ...each, fullUrl, resource: writeResource(item, context) };
  });
}

function referable({ item, identity }: Mapped): Referable {
  return { item, reference: identity.fullUrl };
}

interface Identified {
  readonly item: JsonObject;
  readonly id: string;
}

/** Lists what a mapping writes: the owner, rows that it holds, or records about it. */
function itemsOf(
  { entity, within }: ResourceMapping,
  owner: MappedRecords['owner'],
  records: NonNullable<MappedRecords['records']>,
): readonly Identified[] {
  const ownId = idIn(owner.record);
  if (entity === owner.entity) return [{ item: owner.record, id: ownId }];
  if (within?.entity === owner.entity) {
    const held = getAt(owner.record, within.at);
    const rows = within.key === undefined ? [held] : jsonItems(held);
    return rows.filter(isFilled).map((item) => {
      return { item, id: within.key === undefined ? `${ownId}-${entity}` : String(item[within.key] ?? '') };
    });
  }
  return (records[entity] ?? []).map(jsonObject).map((item) => ({ item, id: idIn(item) }));
}

function isFilled(value: Json | undefined): value is JsonObject {
  return isJsonObject(value) && Object.keys(value).length > 0;
}

function idIn({ _id: id }: JsonObject): string {
  return typeof id === 'string' ? id : '';
}

/** Writes one record by the mapping of its entity, for a document that refers to it by a URL of its own. */
export function mappedResource(
  product: Product,
  {
    entity,
    record,
    identity,
    refer = () => [],
  }: {
    readonly entity: string;
    readonly record: object;
    readonly identity: Identity;
    readonly refer?: (entity: string) => readonly Referable[];
  },
): JsonObject {
  const mapping = product.mappings?.[entity];
  if (mapping === undefined) throw new Error(`There is a mapping of "${entity}".`);
  const { id, identifier } = identity;
  const schema = product.entities[entity];
  // Reads copies of earlier days under the names that fields have now.
  const item = schema === undefined ? jsonObject(record) : inPresentShape(schema, jsonObject(record));
  return writeResource(item, {
    ...{ product, mapping, id, identifier: jsonObject(identifier), refer, isWhole: false },
    scope: { now: '', today: '' },
  });
}
