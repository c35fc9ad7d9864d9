import { type CacheVersion, OutdatedMemoryError } from '../store/memory/memory.ts';
import type { Attempt } from './incoming.ts';

/** Throws when what an answer rests on was remembered and may no longer hold. */
export function requireCurrent({ isFresh, memory }: Attempt, version: CacheVersion): void {
  if (!isFresh && version !== memory.version) throw new OutdatedMemoryError('Other rights may hold by now.');
}
