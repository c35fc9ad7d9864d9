import type { Scope, UserProfile } from '../../engine/core/expressions/scope.ts';
import { blamedOn } from '../../engine/core/expressions/steps.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';
import type { ComputedField } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { withTransients } from '../../engine/core/records/transient.ts';
import type { Queryable } from '../store/database.ts';
import { kindOf, kindsOf, type RecordKind } from '../store/kinds/kinds.ts';
import { type Memory, recall } from '../store/memory/memory.ts';
import { type Owners, organizationOf } from './owner.ts';
import { findRecord, listRecords, recordsOfOrganization, type StoredRecord } from './read.ts';

export interface ContextQuery {
  /** Cache; absent: everything is looked up. */
  readonly memory?: Memory | undefined;
  readonly product: Product;
  readonly kind: RecordKind;
  readonly id: string;
  readonly subject: string | undefined;
  /** Organization of the record. */
  readonly organization: string | null;
  readonly owners: Owners;
  /** Records of the same owner, if the caller knows them. */
  readonly siblings?: readonly Sibling[] | undefined;
  readonly user?: UserProfile | undefined;
  readonly today: string;
  readonly now: Date;
}

export type Sibling = Pick<StoredRecord, 'id' | 'document'>;

export type ContextRecords = Pick<Scope, 'records' | 'keyed' | 'siblings'>;

/** Reads the context records of rules and derived values: the record's owners, and records that its schema names. */
export async function contextRecords(database: Queryable, query: ContextQuery): Promise<ContextRecords> {
  const owners: [string, Json][] = [];
  for (const { kind, record } of query.owners)
    owners.push([kind.name, await asShown(database, query, { kind, record: record.document })]);
  const organization = await organizationRecord(database, query);
  const keyed = await recordsOfKeys(database, query);
  const siblings = query.kind.entity.readsSiblings === true ? await siblingsOf(database, query) : undefined;
  return {
    records: { ...organization, ...Object.fromEntries(owners) },
    ...(keyed === undefined ? {} : { keyed }),
    ...(siblings === undefined ? {} : { siblings }),
  };
}

/**
 * Finds the kind of organizations, which is the one whose records own themselves; `undefined` if the product
 * stores none.
 */
export function kindOfOrganizations(product: Product): RecordKind | undefined {
  return [...kindsOf(product).values()].find(({ traits }) => traits.organizationAt === '/_id');
}

async function organizationRecord(database: Queryable, query: ContextQuery): Promise<Scope['records']> {
  const { product, organization } = query;
  const kind = kindOfOrganizations(product);
  if (kind === undefined || organization === null) return {};
  const about = { kinds: [kind], key: `record ${kind.type} ${organization}` };
  const found = await recall({ database, memory: query.memory }, about, () =>
    findRecord(database, { kind, id: organization, scope: 'everything' }),
  );
  if (found === undefined || found.isRemoved) return {};
  return { [kind.name]: await asShown(database, query, { kind, record: found.document }) };
}

/**
 * Adds to a record the transient and computed fields that a page shows, so that expressions read the same values in
 * the gateway and on the page.
 */
async function asShown(
  database: Queryable,
  query: ContextQuery,
  { kind, record }: { readonly kind: RecordKind; readonly record: JsonObject },
): Promise<JsonObject> {
  return withComputed(database, { ...query, kind, record: shownOf(query, kind, record) });
}

function shownOf({ user, now, today }: ContextQuery, { entity }: RecordKind, record: JsonObject): JsonObject {
  return withTransients(entity, record, { user, today, now: now.toISOString() });
}

/** Reads the records that keys in the record's maps can refer to: records of the same organization. */
async function recordsOfKeys(database: Queryable, { product, kind, organization, memory }: ContextQuery) {
  const maps = Object.values(kind.entity.keyedMaps ?? {});
  if (maps.length === 0 || organization === null) return undefined;
  const found: [string, Readonly<Record<string, JsonObject>>][] = [];
  for (const { entity, by } of maps) {
    const listed = kindOf(product, entity);
    const records = await recordsOfOrganization({ database, memory }, { kind: listed, organization });
    const byKey = records.map(({ id, document }) => [recordKey({ id, document }, by), document] as const);
    found.push([entity, Object.fromEntries(byKey)]);
  }
  return Object.fromEntries(found);
}

/** Finds the value by which keys and references name a record. */
export function recordKey({ id, document }: Pick<StoredRecord, 'id' | 'document'>, by: string): string {
  const value = getAt(document, by);
  return typeof value === 'string' && value !== '' ? value : id;
}

async function siblingsOf(database: Queryable, query: ContextQuery): Promise<Json> {
  const { kind, id, subject, siblings } = query;
  if (subject === undefined) return [];
  const records = siblings ?? (await listRecords(database, { kind, subject, scope: 'everything' }));
  const others = records.filter((record) => record.id !== id);
  return others.map(({ document }) => shownOf(query, kind, document));
}

interface ComputedQuery {
  readonly memory?: Memory | undefined;
  readonly product: Product;
  readonly kind: RecordKind;
  readonly record: JsonObject;
  readonly today: string;
  readonly now: Date;
}

/** Adds to a record the fields computed from other records of its organization. */
export async function withComputed(database: Queryable, query: ComputedQuery): Promise<JsonObject> {
  let record = query.record;
  for (const [at, field] of Object.entries(query.kind.entity.computed ?? {})) {
    record = setAt(record, at, await valueOfField(database, query, { at, field }));
  }
  return record;
}

async function valueOfField(
  database: Queryable,
  query: ComputedQuery,
  { at, field }: { readonly at: string; readonly field: ComputedField },
): Promise<Json> {
  const { product, kind, record, today, now } = query;
  const organization = organizationOf(kind, record);
  if (organization === null) return field.kind === 'exists' ? false : 0;
  const listed = { kind: kindOf(product, field.entity), organization };
  const others = await recordsOfOrganization({ database, memory: query.memory }, listed);
  const scope = { self: record, today, now: now.toISOString() };
  const counted = blamedOn(`computed field ${kind.name}${at}`, () =>
    others.filter(
      ({ document }) => field.where === undefined || field.where.evaluate({ ...scope, item: document }),
    ),
  );
  return field.kind === 'exists' ? counted.length > 0 : counted.length;
}
