import type { Json } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { SessionCache } from '../../core/product/call.ts';
import type { QueryArguments } from './query-keys.ts';
import { entryKey } from './session-cache.ts';

export interface Keeping extends Pick<QueryArguments, 'query'> {
  readonly answer: unknown;
  /** Ids of the user's organizations. */
  readonly organizations: readonly string[];
}

/** Keeps the rows of an answer for later pages of this session. */
export function keepAnswer(
  { key, rows: name, own }: SessionCache,
  { query, answer, organizations }: Keeping,
): void {
  const rows = getAt(answer, '/rows');
  if (!Array.isArray(rows)) return;
  const isOwn = (row: Json) => organizations.includes(String(getAt(row, pathToPointer(own?.by ?? ''))));
  const further = own === undefined ? {} : { [own.as]: rows.filter(isOwn) };
  try {
    const entry = { timestamp: Date.now(), [name]: rows, ...further };
    sessionStorage.setItem(entryKey(key, query), JSON.stringify(entry));
  } catch {
    // Ignores a full storage: the next page fetches the answer again.
  }
}
