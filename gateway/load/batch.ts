import type { Product } from '../../engine/core/product/product.ts';
import type { LoadRecord } from '../../engine/core/protocol/load.ts';
import { kindsOf, type RecordKind } from '../kinds/kinds.ts';
import { Memory } from '../memory/memory.ts';
import { findOwners, type Owners } from '../records/owner.ts';
import { feedParents } from '../records/write.ts';
import type { Queryable } from '../store/database.ts';
import { type ImportBase, importBase, keepImportBases } from './import-base.ts';

/**
 * What the records of one batch share: it is looked up once for all of them, and written once at the end. Nothing
 * of it outlives the transaction.
 */
export class Batch {
  #memory: Memory | undefined;
  readonly #tx: Queryable;
  readonly #stored: Set<string>;
  readonly #owners = new Map<string, Promise<Owners | undefined>>();
  readonly #bases = new Map<string, ImportBase>();
  readonly #fed = new Map<RecordKind, Set<string>>();

  private constructor(tx: Queryable, memory: Memory, stored: Set<string>) {
    this.#tx = tx;
    this.#memory = memory;
    this.#stored = stored;
  }

  static async open(tx: Queryable, records: readonly LoadRecord[], product: Product): Promise<Batch> {
    return new Batch(tx, await Memory.open(tx), await storedAmong(tx, records, product));
  }

  /** The cache of records that hardly ever change; reopened once the batch itself has written one. */
  async memory(): Promise<Memory> {
    this.#memory ??= await Memory.open(this.#tx);
    return this.#memory;
  }

  /** Whether a record, or its tombstone, was here when the batch began, or came with it. */
  isStored(kind: RecordKind, id: string): boolean {
    return this.#stored.has(keyOf(kind, id));
  }

  /** They are locked until the batch ends, so that they stay as they are unless the batch itself changes one. */
  ownersOf(kind: RecordKind, subject: string | undefined): Promise<Owners | undefined> {
    const key = keyOf(kind, subject ?? '');
    const known = this.#owners.get(key) ?? findOwners(this.#tx, { kind, subject, reach: 'everything' });
    this.#owners.set(key, known);
    return known;
  }

  /** Must be called for every record that the batch stores. */
  wrote(kind: RecordKind, id: string): void {
    this.#stored.add(keyOf(kind, id));
    if (kind.children.length > 0) this.#owners.clear();
    if (kind.traits.remembered === true) this.#memory = undefined;
  }

  /** What a search shows of an owner is worked out once, however many of its records are brought. */
  feed(kind: RecordKind, subject: string): void {
    const subjects = this.#fed.get(kind) ?? new Set();
    this.#fed.set(kind, subjects.add(subject));
  }

  async baseOf(kind: RecordKind, id: string): Promise<ImportBase['content'] | undefined> {
    return this.#bases.get(keyOf(kind, id))?.content ?? importBase(this.#tx, kind, id);
  }

  keepBase(base: ImportBase): void {
    this.#bases.set(keyOf(base.kind, base.id), base);
  }

  /** Writes what was kept for the end. */
  async finish(now: Date): Promise<void> {
    await keepImportBases(this.#tx, [...this.#bases.values()]);
    for (const [kind, subjects] of this.#fed) await feedParents(this.#tx, kind, [...subjects], now);
  }
}

async function storedAmong(
  tx: Queryable,
  records: readonly LoadRecord[],
  product: Product,
): Promise<Set<string>> {
  const kinds = kindsOf(product);
  const references = records.flatMap(({ entity, record }) => {
    const kind = kinds.get(entity);
    return kind === undefined || typeof record['_id'] !== 'string' ? [] : [[kind.type, record['_id']]];
  });
  const { rows } = await tx.query<{ type: string; id: string }>(
    'select type, id from record where (type, id) in (select * from unnest($1::text[], $2::text[]))',
    [references.map(([type]) => type), references.map(([, id]) => id)],
  );
  return new Set(rows.map(({ type, id }) => keyOf({ type }, id)));
}

function keyOf({ type }: Pick<RecordKind, 'type'>, id: string): string {
  return `${type} ${id}`;
}
