import type { CacheVersion } from '../memory/memory.ts';
import type { Database } from '../store/database.ts';
import { keepEntries, type SignedEntry } from './audit.ts';

/** Keeps the entries of calls that only read, and of calls that failed. */
export interface AuditTrail {
  /**
   * Resolves when the entries are on the disk, with the cache version as it was then. Entries
   * that name another version are left out.
   */
  readonly keep: (entries: readonly SignedEntry[]) => Promise<CacheVersion>;
}

interface Waiting {
  readonly entries: readonly SignedEntry[];
  readonly kept: (version: CacheVersion) => void;
  readonly failed: (error: unknown) => void;
}

/** The most entries of one statement. */
const largestBatch = 500;

/** One works while the other one waits for the disk. */
const mostWriters = 2;

/**
 * While one batch is being written the next one gathers, so that a hundred readers cost a write or two and not a
 * hundred. Nobody is answered before the own entries are kept.
 */
export function createAuditTrail(database: Database): AuditTrail {
  const waiting: Waiting[] = [];
  let writers = 0;

  async function writeAll(): Promise<void> {
    writers += 1;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      try {
        const version = await keepEntries(
          database,
          batch.flatMap(({ entries }) => entries),
        );
        for (const { kept } of batch) kept(version);
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    writers -= 1;
  }

  return {
    keep(entries) {
      return new Promise((kept, failed) => {
        waiting.push({ entries, kept, failed });
        if (writers < mostWriters) void writeAll();
      });
    },
  };
}
