import { prepared, type Queryable } from '../database.ts';
import type { RecordKind } from '../kinds/kinds.ts';

/** Version of the cached records; changes with each of these records. */
export type CacheVersion = string;

/** SQL expression for the cache version in the snapshot of the statement that contains it. */
export const cacheVersionSql = '(select edition::text from remembered)';

const selectVersion = prepared(`select ${cacheVersionSql} as version`, { isQuick: true });

const changeVersion = prepared('update remembered set edition = gen_random_uuid()');

/** Maximum of cached facts, more than any installation has users; the oldest are dropped beyond it. */
const mostFacts = 20_000;

/**
 * Cache of facts that nearly every call needs and that rarely change, such as the user. All facts belong to one
 * cache version, which a call compares with the database before it answers from them.
 */
export class Memory {
  readonly version: CacheVersion;
  /** True for the cache of a single transaction, which may also hold the transaction's own changes. */
  readonly isOwn: boolean;
  readonly #facts = new Map<string, unknown>();

  private constructor(version: CacheVersion, isOwn = false) {
    this.version = version;
    this.isOwn = isOwn;
  }

  /** Creates the cache of a transaction, replaced after each of its changes to cached records. */
  static within(): Memory {
    return new Memory('', true);
  }

  static async open(database: Queryable): Promise<Memory> {
    return new Memory(await currentCacheVersion(database));
  }

  has(key: string): boolean {
    return this.#facts.has(key);
  }

  get(key: string): unknown {
    return this.#facts.get(key);
  }

  keep(key: string, fact: unknown): void {
    const [oldest] = this.#facts.keys();
    if (oldest !== undefined && this.#facts.size >= mostFacts) this.#facts.delete(oldest);
    this.#facts.set(key, fact);
  }
}

/** Error for an outdated cache version: the call must be answered again. */
export class OutdatedMemoryError extends Error {
  override readonly name = 'OutdatedMemoryError';
}

/** Database, and cache if any, from which a fact is read. */
export interface FactSource {
  readonly database: Queryable;
  /** Cache to look in; absent: nothing is cached. */
  readonly memory?: Memory | undefined;
}

/** Finds a fact about records of some kinds; loads the fact only once if all of these kinds are cached. */
export async function recall<Fact>(
  { database, memory }: FactSource,
  about: { readonly kinds: readonly RecordKind[]; readonly key: string },
  load: () => Promise<Fact>,
): Promise<Fact> {
  const isRemembered = about.kinds.every(({ traits }) => traits.remembered === true);
  if (memory === undefined || !isRemembered || (changing.has(database) && !memory.isOwn)) return load();
  if (memory.has(about.key)) return memory.get(about.key) as Fact;
  const fact = await load();
  memory.keep(about.key, fact);
  return fact;
}

/** Transactions that have changed cached records; facts read in these are not shared before the commit. */
const changing = new WeakSet<Queryable>();

/** Invalidates the caches of all gateways, in the transaction of the change that outdates them. */
export function forgetWith(tx: Queryable): void {
  changing.add(tx);
  void tx.query(changeVersion);
}

export async function currentCacheVersion(database: Queryable): Promise<CacheVersion> {
  const { rows } = await database.query<{ version: CacheVersion }>(selectVersion);
  return rows[0]?.version ?? '';
}

/** Keeper of one gateway's cache. */
export class MemoryKeeper {
  readonly #database: Queryable;
  #current: Promise<Memory> | undefined;

  constructor(database: Queryable) {
    this.#database = database;
  }

  current(): Promise<Memory> {
    if (this.#current !== undefined) return this.#current;
    const opened = Memory.open(this.#database);
    this.#current = opened;
    opened.catch(() => this.#drop(opened));
    return opened;
  }

  /** Returns a cache that was opened after the given one was found outdated. */
  async renewed(outdated: Memory): Promise<Memory> {
    const current = this.#current;
    if (current !== undefined && (await current) === outdated) this.#drop(current);
    return this.current();
  }

  #drop(memory: Promise<Memory>): void {
    if (this.#current === memory) this.#current = undefined;
  }
}

/** Throws if an answer is based on cached facts that may be outdated. */
export function requireCurrent(
  { isFresh, memory }: { readonly isFresh: boolean; readonly memory: Memory },
  version: CacheVersion,
): void {
  if (!isFresh && version !== memory.version) throw new OutdatedMemoryError('Other rights may hold by now.');
}
