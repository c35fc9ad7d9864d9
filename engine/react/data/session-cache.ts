import { isJsonObject, type Json } from '../../core/json/json.ts';
import type { CallContract } from '../../core/product/call.ts';
import type { QueryArguments } from './query-keys.ts';

const prefix = 'cache:';

/** Answer that an earlier page kept, with its time in milliseconds since 1970. */
export interface CachedAnswer {
  readonly data: Json;
  readonly updatedAt: number;
}

/**
 * Finds the answer that an earlier page of this session has kept; undefined where there is none, or it is no longer
 * fresh.
 */
export function cachedAnswer(contract: CallContract, { query }: QueryArguments): CachedAnswer | undefined {
  const { sessionCache, cacheSeconds } = contract;
  if (sessionCache === undefined) return undefined;
  const entry = parsed(sessionStorage.getItem(entryKey(sessionCache.key, query)));
  const updatedAt = Number(entry?.['timestamp']);
  const rows = entry?.[sessionCache.rows];
  if (!Array.isArray(rows) || !(Date.now() - updatedAt < cacheSeconds * 1000)) return undefined;
  return { data: { rows }, updatedAt };
}

/** Builds the key of an entry; different arguments yield different keys. */
export function entryKey(key: string, query: QueryArguments['query'] = {}): string {
  return [prefix + key, ...Object.values(query).map(String)].join(':');
}

/** Clears all kept answers at the end of a session; other data of the tab may stay. */
export function clearCachedAnswers(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}

function parsed(text: string | null): Record<string, Json | undefined> | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? '');
    return isJsonObject(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}
