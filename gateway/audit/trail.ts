import type { Database } from '../store/database.ts';
import { keepEntries, type SignedEntry } from './audit.ts';

/** Keeps the entries of calls that only read, and of calls that failed. */
export interface AuditTrail {
  /** Resolves when the entries are on the disk. */
  readonly keep: (entries: readonly SignedEntry[]) => Promise<void>;
}

interface Waiting {
  readonly entries: readonly SignedEntry[];
  readonly kept: () => void;
  readonly failed: (error: unknown) => void;
}

/** The most entries of one statement. */
const largestBatch = 500;

/**
 * While one batch is being written the next one gathers, so that a hundred readers cost a write or two and not a
 * hundred. Nobody is answered before the own entries are kept.
 */
export function createAuditTrail(database: Database): AuditTrail {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      try {
        await keepEntries(
          database,
          batch.flatMap(({ entries }) => entries),
        );
        for (const { kept } of batch) kept();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    isWriting = false;
  }

  return {
    keep(entries) {
      if (entries.length === 0) return Promise.resolve();
      return new Promise((kept, failed) => {
        waiting.push({ entries, kept, failed });
        if (!isWriting) void writeAll();
      });
    },
  };
}
