import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import type { AuditOrigin } from '../../records/audit/audit.ts';
import type { Owners } from '../../records/owner.ts';
import { feedParents, type RecordWrite, type WrittenRecord } from '../../records/write.ts';
import type { Queryable } from '../../store/database.ts';
import { kindsOf, type RecordKind } from '../../store/kinds/kinds.ts';
import { Memory } from '../../store/memory/memory.ts';
import { type ImportBase, importBase, keepImportBases } from './import-base.ts';
import { PendingRecords } from './pending-records.ts';
import { keyOf, Relatives } from './relatives.ts';

export interface BatchOptions {
  readonly records: readonly LoadRecord[];
  readonly product: Product;
  readonly origin: AuditOrigin;
  /**
   * True if new records are collected and stored together; a collision then fails the batch with `CollisionError`.
   */
  readonly isTogether: boolean;
}

/**
 * State shared by the records of one batch: lookups are made once and writes are collected for the end. Lives as
 * long as the transaction.
 */
export class Batch {
  readonly isTogether: boolean;
  readonly relatives: Relatives;
  readonly #origin: AuditOrigin;
  readonly #pending: PendingRecords;
  readonly #stored: Set<string>;
  readonly #bases = new Map<string, ImportBase>();
  readonly #fed = new Map<RecordKind, Set<string>>();
  /** Organizations of the written records and of their owners. */
  readonly #organizations = new Set<string | null>();
  #memory = Memory.within();

  private constructor(tx: Queryable, { origin, isTogether }: BatchOptions, stored: Set<string>) {
    this.isTogether = isTogether;
    this.#origin = origin;
    this.#pending = new PendingRecords(tx);
    this.relatives = new Relatives(this.tx);
    this.#stored = stored;
  }

  static async open(tx: Queryable, options: BatchOptions): Promise<Batch> {
    const { records, product, isTogether } = options;
    const batch = new Batch(tx, options, await storedAmong(tx, records, product));
    if (isTogether) await batch.relatives.expect(records, product);
    return batch;
  }

  /** Returns the transaction, with all writes of the batch so far. */
  get tx(): Queryable {
    return this.#pending.tx;
  }

  /** Returns the cache of records that rarely change. */
  get memory(): Memory {
    return this.#memory;
  }

  /** Reports whether a record or its tombstone was stored before the batch, or is part of it. */
  isStored(kind: RecordKind, id: string): boolean {
    return this.#stored.has(keyOf(kind, id));
  }

  /** Queues a new record, stored before the next read. */
  create(record: WrittenRecord, owners: Owners): void {
    const { kind, id, subject, organization } = record;
    this.#pending.add(record);
    this.relatives.created(record, owners);
    this.#wrote(kind, id, organization);
    if (subject !== undefined) this.feed(kind, subject);
  }

  /** Registers a changed record that was stored individually; must be called for each one. */
  changed({
    kind,
    id,
    subject,
    organization,
  }: Pick<RecordWrite, 'kind' | 'id' | 'subject' | 'organization'>): void {
    this.relatives.changed(kind, subject);
    this.#wrote(kind, id, organization);
  }

  #wrote(kind: RecordKind, id: string, organization: string | null): void {
    this.#stored.add(keyOf(kind, id));
    this.#organizations.add(organization);
    if (kind.traits.remembered === true) this.#memory = Memory.within();
  }

  /** Marks an owner whose search row is computed at the end, once for all of the owner's loaded records. */
  feed(kind: RecordKind, subject: string): void {
    const subjects = this.#fed.get(kind) ?? new Set();
    this.#fed.set(kind, subjects.add(subject));
  }

  async baseOf(kind: RecordKind, id: string): Promise<ImportBase['content'] | undefined> {
    return this.#bases.get(keyOf(kind, id))?.content ?? importBase(this.tx, kind, id);
  }

  keepBase(base: ImportBase): void {
    this.#bases.set(keyOf(base.kind, base.id), base);
  }

  /** Writes everything that was postponed to the end of the batch. */
  async finish(): Promise<void> {
    await keepImportBases(this.tx, [...this.#bases.values()]);
    const [organizations, now] = [[...this.#organizations], this.#origin.at];
    for (const [kind, subjects] of this.#fed)
      await feedParents(this.tx, { kind, ids: [...subjects], organizations, now });
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
