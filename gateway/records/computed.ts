import { blamedOn } from '../../engine/core/expressions/steps.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { setAt } from '../../engine/core/json/pointer.ts';
import type { ComputedField } from '../../engine/core/product/entity.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { Queryable } from '../store/database.ts';
import { kindOf, type RecordKind } from '../store/kinds/kinds.ts';
import type { Memory } from '../store/memory/memory.ts';
import { organizationOf } from './owner.ts';
import { recordsOfOrganization } from './read.ts';

export interface ComputedQuery {
  readonly memory?: Memory | undefined;
  readonly product: Product;
  readonly kind: RecordKind;
  readonly record: JsonObject;
  readonly today: string;
  readonly now: Date;
}

/** A record with the fields that are worked out from other records of its organization. */
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
