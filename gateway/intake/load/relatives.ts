import type { Product } from '../../../engine/core/product/product.ts';
import type { LoadRecord } from '../../../engine/core/protocol/load.ts';
import type { Sibling } from '../../records/context-records.ts';
import { findOwners, type Owners, ownersById } from '../../records/owner.ts';
import { listRecordsOf } from '../../records/read.ts';
import type { WrittenRecord } from '../../records/write.ts';
import type { Queryable } from '../../store/database.ts';
import { kindsOf, type RecordKind } from '../../store/kinds/kinds.ts';

/**
 * Owners and siblings of a batch's records. Owners stay locked until the batch ends, so that no other transaction
 * changes them.
 */
export class Relatives {
  readonly #tx: Queryable;
  readonly #owners = new Map<string, Promise<Owners | undefined>>();
  /** Siblings by owner, the oldest first. */
  readonly #siblings = new Map<string, readonly Sibling[]>();

  constructor(tx: Queryable) {
    this.#tx = tx;
  }

  /** Looks up all needed relatives together. */
  async expect(records: readonly LoadRecord[], product: Product): Promise<void> {
    const kinds = [...subjectsByKind(records, product)];
    for (const [parent, ofParent] of Map.groupBy(kinds, ([kind]) => kind.parent)) {
      const subjects = new Set(ofParent.flatMap(([, ids]) => [...ids]));
      const found = parent === undefined ? [] : await ownersById(this.#tx, parent, [...subjects]);
      for (const [id, owners] of found) this.#owners.set(keyOf(parent, id), Promise.resolve(owners));
    }
    for (const [kind, subjects] of kinds)
      if (kind.entity.readsSiblings === true) await this.#expectSiblings(kind, [...subjects]);
  }

  async #expectSiblings(kind: RecordKind, subjects: readonly string[]): Promise<void> {
    const found = await listRecordsOf(this.#tx, { kind, subjects, scope: 'everything' });
    const bySubject = Map.groupBy(found, ({ subject }) => subject);
    for (const subject of subjects) this.#siblings.set(keyOf(kind, subject), bySubject.get(subject) ?? []);
  }

  ownersOf(kind: RecordKind, subject: string | undefined): Promise<Owners | undefined> {
    const key = keyOf(kind.parent, subject);
    const known = this.#owners.get(key) ?? findOwners(this.#tx, { kind, subject, scope: 'everything' });
    this.#owners.set(key, known);
    return known;
  }

  /** Returns cached siblings; `undefined` if they have to be looked up. */
  siblingsOf(kind: RecordKind, subject: string | undefined): readonly Sibling[] | undefined {
    return this.#siblings.get(keyOf(kind, subject));
  }

  /** Adds a record that the batch created to the cached owners and siblings; must be called for each one. */
  created({ kind, id, subject, organization, rev, document }: WrittenRecord, owners: Owners): void {
    const record = { id, organization, subject: subject ?? null, rev, document, isRemoved: false };
    this.#owners.set(keyOf(kind, id), Promise.resolve([{ kind, record }, ...owners]));
    const siblings = this.siblingsOf(kind, subject);
    if (siblings !== undefined) this.#siblings.set(keyOf(kind, subject), [...siblings, record]);
  }

  /** Drops the cached siblings of a record that the batch changed; must be called for each one. */
  changed(kind: RecordKind, subject: string | undefined): void {
    if (kind.children.length > 0) this.#owners.clear();
    this.#siblings.delete(keyOf(kind, subject));
  }
}

function subjectsByKind(records: readonly LoadRecord[], product: Product) {
  const kinds = kindsOf(product);
  const found = new Map<RecordKind, Set<string>>();
  for (const { entity, record } of records) {
    const kind = kinds.get(entity);
    const { subject } = record;
    if (kind?.parent === undefined || typeof subject !== 'string') continue;
    found.set(kind, (found.get(kind) ?? new Set()).add(subject));
  }
  return found;
}

/** Builds the key of a record within a batch. */
export function keyOf(kind: Pick<RecordKind, 'type'> | undefined, id: string | undefined): string {
  return `${kind?.type ?? ''} ${id ?? ''}`;
}
