import type { JsonObject } from '../../core/json/json.ts';
import type { SavedSource, SortOrder } from '../../core/product/tab.ts';
import { everything, type Narrowed } from '../form/conditions/narrowed.ts';

/** Run of a stored search, in its own order and conditions or as the user has sorted and narrowed them. */
export interface SearchRun {
  readonly source: SavedSource;
  /** `_id` of the search. */
  readonly search: string;
  /** Order chosen by the user, where not the search's own. */
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
