import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource, SortOrder } from '../../core/product/tab.ts';
import { everything, type Narrowed } from '../form/conditions/narrowed.ts';

/** Stored search with its order and conditions, some of which the user may have overridden. */
export interface SearchRun {
  readonly source: SavedSource;
  /** `_id` of the search. */
  readonly search: string;
  /** Order that the user has chosen; undefined for the search's own order. */
  readonly sort: readonly SortOrder[] | undefined;
  readonly narrowed: Narrowed;
}

/** Builds the body sent with every call over the rows of a search. */
export function searchBody({ source, search, sort, narrowed }: SearchRun): JsonObject {
  const choices = Object.entries(narrowed).filter(([, choice]) => choice !== everything);
  return {
    [source.by]: search,
    ...(sort && { sort: sort.map((order) => ({ ...order })) }),
    ...(choices.length > 0 && { narrowed: Object.fromEntries(choices) }),
  };
}
