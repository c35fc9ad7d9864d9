/** Texts by which a row is compared with other rows. */
export interface Likeness {
  /** Text that makes two rows equal if their `exact` texts do not differ. */
  readonly same: string;
  /** Identity that takes precedence over `same`, such as a code with everything else that has to be equal. */
  readonly exact?: string | undefined;
  /** Texts that relate rows: rows with a common text are shown side by side. */
  readonly related: readonly string[];
}

/** Equal rows, which are decided together. */
export interface RowGroup<Row> {
  /** Key that does not depend on the order of the rows. */
  readonly key: string;
  readonly rows: readonly Row[];
}

/** Related entries, which are shown side by side. */
export interface Group<Row> {
  readonly key: string;
  /** `identical`: one entry of several rows; `similar`: several entries; `only`: a single row. */
  readonly kind: GroupKind;
  readonly entries: readonly RowGroup<Row>[];
}

export type GroupKind = 'identical' | 'similar' | 'only';

export interface ComparedRows<Row> {
  readonly rows: readonly Row[];
  /** Key of a row, unique among the rows. */
  readonly keyOf: (row: Row) => string;
  readonly likenessOf: (row: Row) => Likeness;
}

/**
 * Groups the rows of several lists. Every row is in exactly one entry of one group; the result does not depend on the
 * order of lists and rows.
 */
export function groupRows<Row>({ rows, keyOf, likenessOf }: ComparedRows<Row>): readonly Group<Row>[] {
  const compared = rows
    .map((row): Compared<Row> => ({ row, key: keyOf(row), likeness: likenessOf(row) }))
    .toSorted((a, b) => compareText(a.key, b.key));
  const entries = entriesOf(compared);
  const links = new Links(entries.length);
  for (const members of sharedBy(entries, relationsOf)) links.join(members);
  return links.classes().map((indices) => groupOf(indices.map((index) => entries[index] ?? [])));
}

interface Compared<Row> {
  readonly row: Row;
  readonly key: string;
  readonly likeness: Likeness;
}

function relationsOf<Row>(entry: readonly Compared<Row>[]): readonly string[] {
  return entry.flatMap(({ likeness }) => likeness.related);
}

function groupOf<Row>(members: readonly (readonly Compared<Row>[])[]): Group<Row> {
  const entries = members.map((entry) => ({ key: entry[0]?.key ?? '', rows: entry.map(({ row }) => row) }));
  return { key: entries[0]?.key ?? '', kind: kindOf(entries), entries };
}

function kindOf(entries: readonly RowGroup<unknown>[]): GroupKind {
  if (entries.length > 1) return 'similar';
  return (entries[0]?.rows.length ?? 0) > 1 ? 'identical' : 'only';
}

function entriesOf<Row>(rows: readonly Compared<Row>[]): readonly (readonly Compared<Row>[])[] {
  const links = new Links(rows.length);
  for (const members of sharedBy(rows, ({ likeness: { exact } }) => (exact === undefined ? [] : [exact])))
    links.join(members);
  for (const members of sharedBy(rows, ({ likeness }) => [likeness.same]))
    links.join(withoutContradiction(rows, members));
  return links.classes().map((indices) => indices.flatMap((index) => rows[index] ?? []));
}

/**
 * Lists the rows with the same text that become one entry: all of them or, if their identities contradict each
 * other, only those without one.
 */
function withoutContradiction<Row>(
  rows: readonly Compared<Row>[],
  members: readonly number[],
): readonly number[] {
  const exactOf = (index: number) => rows[index]?.likeness.exact;
  const known = new Set(members.map(exactOf).filter((exact) => exact !== undefined));
  return known.size < 2 ? members : members.filter((index) => exactOf(index) === undefined);
}

/** Groups the indices of the items by key. */
function sharedBy<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): readonly (readonly number[])[] {
  const shared = new Map<string, number[]>();
  for (const [index, item] of items.entries()) {
    for (const key of keysOf(item)) {
      const members = shared.get(key);
      if (members === undefined) shared.set(key, [index]);
      else members.push(index);
    }
  }
  return [...shared.values()];
}

/** Classes of items linked directly or through others (union-find). */
class Links {
  readonly #parents: number[];

  constructor(size: number) {
    this.#parents = Array.from({ length: size }, (_, index) => index);
  }

  join(members: readonly number[]): void {
    const [first, ...others] = members;
    if (first === undefined) return;
    for (const other of others) this.#union(first, other);
  }

  /** Lists the members of each class, in order. */
  classes(): readonly (readonly number[])[] {
    const classes = new Map<number, number[]>();
    for (const index of this.#parents.keys()) {
      const root = this.#rootOf(index);
      const members = classes.get(root);
      if (members === undefined) classes.set(root, [index]);
      else members.push(index);
    }
    return [...classes.values()];
  }

  #union(a: number, b: number): void {
    const [first, second] = [this.#rootOf(a), this.#rootOf(b)];
    this.#parents[Math.max(first, second)] = Math.min(first, second);
  }

  #rootOf(index: number): number {
    let root = index;
    for (let next = this.#parents[root]; next !== undefined && next !== root; next = this.#parents[root])
      root = next;
    this.#parents[index] = root;
    return root;
  }
}

/** Compares texts by code units, which gives the same order on every machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
