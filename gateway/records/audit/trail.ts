import { Batches } from '../../store/batches.ts';
import type { Database } from '../../store/database.ts';
import type { CacheVersion } from '../../store/memory/memory.ts';
import { keepEntries, type SignedEntry } from './audit.ts';

/** Keeps the entries of calls that only read, and of calls that failed. */
export interface AuditTrail {
  /**
   * Resolves when the entries are on the disk, with the cache version as it was then. Entries
   * that name another version are left out.
   */
  readonly keep: (entries: readonly SignedEntry[]) => Promise<CacheVersion>;
}

/** Entries of many calls are kept by one statement. Nobody is answered before the own entries are kept. */
export function createAuditTrail(database: Database): AuditTrail {
  const batches = new Batches(async (calls: readonly (readonly SignedEntry[])[]) => {
    const version = await keepEntries(database, calls.flat());
    return calls.map(() => version);
  });
  return { keep: (entries) => batches.do(entries) };
}
