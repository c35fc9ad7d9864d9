import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { StoredEntry } from '../../engine/core/protocol/load.ts';
import type { Queryable } from '../store/database.ts';
import { kindsOf, type RecordKind } from '../store/kinds/kinds.ts';
import { scopeSql } from '../store/kinds/organization-scope.ts';
import { contentOf } from './meta.ts';

const pageSize = 200;

/** Reads every record of the product's kinds except removed ones, by kind and id. Changes nothing. */
export async function* everyRecord(database: Queryable, product: Product): AsyncGenerator<StoredEntry> {
  for (const kind of kindsOf(product).values()) yield* recordsOf(database, kind);
}

interface Row {
  readonly id: string;
  readonly document: JsonObject;
  /** Documents of the owners, nearest first. */
  readonly owners: readonly JsonObject[];
}

async function* recordsOf(database: Queryable, kind: RecordKind): AsyncGenerator<StoredEntry> {
  const chain = ownersOf(kind);
  const documents = chain.map((_, index) => `owner${index + 1}.document`).join(', ');
  const { from, where, parameters } = scopeSql(kind, 'everything', 3);
  let last = '';
  for (;;) {
    const { rows } = await database.query<Row>(
      `select r.id, r.document, jsonb_build_array(${documents}) as owners from ${from}
       where r.deleted_at is null and r.id > $1 and ${where} order by r.id limit $2`,
      [last, pageSize, ...parameters],
    );
    for (const row of rows) yield entryOf(kind, chain, row);
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

function entryOf(kind: RecordKind, chain: readonly RecordKind[], { id, document, owners }: Row): StoredEntry {
  const named = chain.map((owner, index) => [owner.name, owners[index] ?? {}] as const);
  return {
    entity: kind.name,
    id,
    content: contentOf(kind.entity, document),
    owners: Object.fromEntries(named),
  };
}

function ownersOf({ parent }: RecordKind): readonly RecordKind[] {
  return parent === undefined ? [] : [parent, ...ownersOf(parent)];
}
