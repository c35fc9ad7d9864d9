import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Storage of the identity provider's sessions, grants and tokens, such as a table. */
export interface IdentityStorage {
  readonly get: (key: string) => Promise<JsonObject | undefined>;
  /** @param lifetime seconds after which the entry counts as gone; absent: it stays */
  readonly set: (key: string, value: JsonObject, lifetime?: number) => Promise<void>;
  readonly delete: (key: string) => Promise<void>;
  /** Resolves once all entries are stored. */
  readonly close: () => Promise<void>;
}

export interface Entry {
  readonly value: JsonObject;
  /** Expiry in milliseconds since 1970. */
  readonly expiresAt?: number | undefined;
}

export type Entries = Map<string, Entry>;

/** Creates storage until the process ends; beyond `most` entries, the oldest are dropped. */
export function createMemoryStorage({ most = 5_000, now = Date.now } = {}): IdentityStorage {
  const entries: Entries = new Map();
  return {
    async get(key) {
      return readEntry(entries, key, now());
    },
    async set(key, value, lifetime) {
      writeEntry(entries, key, { value, expiresAt: expiryOf(lifetime, now()) });
      for (const oldest of entries.keys()) {
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
    },
    async delete(key) {
      entries.delete(key);
    },
    async close() {
      entries.clear();
    },
  };
}

export function readEntry(entries: Entries, key: string, now: number): JsonObject | undefined {
  const entry = entries.get(key);
  return entry === undefined || isOver(entry, now) ? undefined : entry.value;
}

/** Moves a written entry to the end of the order, so that a renewed entry counts as young. */
export function writeEntry(entries: Entries, key: string, entry: Entry): void {
  entries.delete(key);
  entries.set(key, entry);
}

export function isOver({ expiresAt }: Entry, now: number): boolean {
  return expiresAt !== undefined && expiresAt <= now;
}

export function expiryOf(lifetime: number | undefined, now: number): number | undefined {
  return lifetime === undefined ? undefined : now + lifetime * 1000;
}
