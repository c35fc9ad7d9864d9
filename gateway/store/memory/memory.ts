import { prepared, type Queryable } from '../database.ts';
import type { RecordKind } from '../kinds/kinds.ts';

/** Version of the remembered records: another one after every change to any of them. */
export type CacheVersion = string;

/** The state that a statement sees, as a value within it. */
export const cacheVersionSql = '(select edition::text from remembered)';

const selectVersion = prepared(`select ${cacheVersionSql} as version`, { isQuick: true });

const changeVersion = prepared('update remembered set edition = gen_random_uuid()');

/** Number of facts, more than any installation has users; beyond it the oldest ones make room. */
const mostFacts = 20_000;

/**
 * Cache of facts that nearly every call needs and that hardly ever change, such as who a user is. All of them belong to
 * one cache version, which has to be compared before answering from them.
 */
export class Memory {
  readonly version: CacheVersion;
  /** True for the memory of one transaction, which may remember what it has changed itself. */
  readonly isOwn: boolean;
  readonly #facts = new Map<string, unknown>();

  private constructor(version: CacheVersion, isOwn = false) {
    this.version = version;
    this.isOwn = isOwn;
  }

  /**
   * Makes a memory for the inside of a transaction, which begins another one after each of its changes to what is
   * remembered.
   */
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

/** The cache turned out to be of an older version: the call has to be answered again. */
export class OutdatedMemoryError extends Error {
  override readonly name = 'OutdatedMemoryError';
}

/** Source of a fact. */
export interface Source {
  readonly database: Queryable;
  /** Cache to look in; absent: nothing is remembered. */
  readonly memory?: Memory | undefined;
}

/** A fact about records of some kinds; loaded once where all of these kinds are remembered. */
export async function recall<Fact>(
  { database, memory }: Source,
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

/** Transactions that change remembered records see what nobody else may remember yet. */
const changing = new WeakSet<Queryable>();

/** Has every gateway forget what it remembers, together with the change that makes it untrue. */
export function forgetWith(tx: Queryable): void {
  changing.add(tx);
  void tx.query(changeVersion);
}

export async function currentCacheVersion(database: Queryable): Promise<CacheVersion> {
  const { rows } = await database.query<{ version: CacheVersion }>(selectVersion);
  return rows[0]?.version ?? '';
}

/** The memory of one gateway. */
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

  /** A memory that was opened after the outdated one was noticed. */
  async renewed(outdated: Memory): Promise<Memory> {
    const current = this.#current;
    if (current !== undefined && (await current) === outdated) this.#drop(current);
    return this.current();
  }

  #drop(memory: Promise<Memory>): void {
    if (this.#current === memory) this.#current = undefined;
  }
}

/** Throws when what an answer rests on was remembered and may no longer hold. */
export function requireCurrent(
  { isFresh, memory }: { readonly isFresh: boolean; readonly memory: Memory },
  version: CacheVersion,
): void {
  if (!isFresh && version !== memory.version) throw new OutdatedMemoryError('Other rights may hold by now.');
}
