import { readPrivateFile, writePrivateFile } from '../private-file.ts';
import {
  type Entries,
  type Entry,
  expiryOf,
  type IdentityStorage,
  isOver,
  readEntry,
  writeEntry,
} from './storage.ts';

/**
 * Opens storage in one file, so that a restart signs nobody out. An unreadable file counts as empty: users sign in
 * again.
 */
export async function openFileStorage(path: string, now: () => number = Date.now): Promise<IdentityStorage> {
  const entries = parseEntries(await readPrivateFile(path));
  let writing: Promise<void> | undefined;
  let isStale = false;

  /** Writes the entries, one write at a time; changes during a write go into the next one. */
  async function keep(): Promise<void> {
    isStale = true;
    writing ??= writeUntilFresh().finally(() => {
      writing = undefined;
    });
    await writing;
  }

  async function writeUntilFresh(): Promise<void> {
    while (isStale) {
      isStale = false;
      for (const [key, entry] of entries) if (isOver(entry, now())) entries.delete(key);
      await writePrivateFile(path, JSON.stringify([...entries]));
    }
  }

  return {
    async get(key) {
      return readEntry(entries, key, now());
    },
    async set(key, value, lifetime) {
      writeEntry(entries, key, { value, expiresAt: expiryOf(lifetime, now()) });
      await keep();
    },
    async delete(key) {
      if (entries.delete(key)) await keep();
    },
    async close() {
      await writing;
    },
  };
}

function parseEntries(text: string | undefined): Entries {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]');
    return new Map(Array.isArray(parsed) ? parsed.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

function isPair(pair: unknown): pair is [string, Entry] {
  return Array.isArray(pair) && typeof pair[0] === 'string' && typeof pair[1]?.value === 'object';
}
