import { useMemo, useState } from 'react';
import { isJsonObject, type Json, type JsonObject } from '../../core/json/json.ts';
import type { SavedSearches, SortOrder } from '../../core/product/tab.ts';
import { readStored, writeStored } from '../context/stored-settings.ts';
import { useOwnKey } from '../context/use-own-key.ts';
import { useKept } from '../data/use-kept.ts';
import { type Narrowed, narrowedOf } from '../form/conditions/narrowed.ts';
import { idOf } from '../parts/record-content.ts';

export interface SearchView {
  readonly from: number;
  readonly sort: readonly SortOrder[];
}

export interface OpenSearchView extends SearchView {
  /** Order in which the user has sorted the rows; undefined in the search's own order. */
  readonly ownSort: readonly SortOrder[] | undefined;
  readonly change: (next: SearchView) => void;
  /** Restores the search's own order. */
  readonly resetSort: () => void;
  /** Choices that narrow the rows: those stored with the search, until the user changes them. */
  readonly narrowed: Narrowed;
  readonly narrow: (next: Narrowed) => void;
}

/** Settings of a search, kept in this browser as long as the search itself is unchanged. */
interface Settings {
  readonly rev: Json;
  readonly sort?: readonly SortOrder[];
  readonly narrowed?: Narrowed;
}

/** Maximum number of searches whose settings are kept. */
const mostKept = 50;

/**
 * Keeps the page of a stored search for the user's return, together with the user's own order and choices.
 */
export function useSearchView(tab: string, searches: SavedSearches, search: JsonObject): OpenSearchView {
  const id = idOf(search) ?? '';
  const rev = search['_rev'] ?? null;
  const [from, setFrom] = useKept(`${tab}.${id}.from`, 0);
  const key = useOwnKey(`${tab}.settings`);
  const [own, setOwn] = useState(() => settingsOf(key, id, rev));
  const { sort: ownSort } = own;
  const keepOwn = (next: Omit<Settings, 'rev'>) => {
    setOwn(next);
    keep(key, id, { rev, ...next });
  };
  const storedNarrowed = useMemo(
    () => narrowedOf(search[searches.narrow?.property ?? '']),
    [search, searches.narrow?.property],
  );
  const stored = searches.sort === undefined ? [] : ordersOf(search[searches.sort]);
  return {
    from,
    sort: ownSort ?? stored,
    ownSort,
    change(next) {
      setFrom(next.from);
      if (next.sort === (ownSort ?? stored) || jsonOf(next.sort) === jsonOf(ownSort ?? stored)) return;
      keepOwn({ ...own, sort: next.sort });
    },
    resetSort() {
      const { sort: _sort, ...others } = own;
      setFrom(0);
      keepOwn(others);
    },
    narrowed: own.narrowed ?? storedNarrowed,
    narrow(narrowed) {
      setFrom(0);
      keepOwn({ ...own, narrowed });
    },
  };
}

function settingsOf(key: string, id: string, rev: Json): Omit<Settings, 'rev'> {
  const kept = allSettings(key)[id];
  if (!isJsonObject(kept) || kept['rev'] !== rev) return {};
  const { sort, narrowed } = kept;
  return {
    ...(sort !== undefined && { sort: ordersOf(sort) }),
    ...(narrowed !== undefined && { narrowed: narrowedOf(narrowed) }),
  };
}

function ordersOf(value: Json | undefined): readonly SortOrder[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((order) =>
    isJsonObject(order) && typeof order['by'] === 'string'
      ? [{ by: order['by'], descending: order['descending'] === true }]
      : [],
  );
}

function keep(key: string, id: string, settings: Settings): void {
  const { [id]: _old, ...others } = allSettings(key);
  const kept = Object.entries(others).slice(-(mostKept - 1));
  writeStored(key, JSON.stringify({ ...Object.fromEntries(kept), [id]: settings }));
}

function allSettings(key: string): JsonObject {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '{}');
    return isJsonObject(kept as Json) ? (kept as JsonObject) : {};
  } catch {
    return {};
  }
}

function jsonOf(orders: readonly SortOrder[]): string {
  return JSON.stringify(orders.map(({ by, descending }) => [by, descending]));
}
