import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';
import type { SavedSearches } from '../../core/product/tab.ts';

export interface SearchGroup {
  readonly title: string;
  readonly searches: readonly JsonObject[];
}

/**
 * Groups the stored searches: first the user's own, then the other groups by name. The order within a group stays.
 */
export function searchGroups(
  { own, group }: SavedSearches,
  searches: readonly JsonObject[],
  scopeOf: (item: JsonObject) => Scope,
): readonly SearchGroup[] {
  const isOwn = (search: JsonObject) => own?.when.evaluate(scopeOf(search)) === true;
  const mine = searches.filter(isOwn);
  const others = Map.groupBy(
    searches.filter((search) => !isOwn(search)),
    (search) => String(getAt(search, pathToPointer(group)) ?? ''),
  );
  const groups = [...others].map(([title, members]) => ({ title, searches: members }));
  return [
    ...(own === undefined || mine.length === 0 ? [] : [{ title: own.title, searches: mine }]),
    ...groups.toSorted((a, b) => a.title.localeCompare(b.title)),
  ];
}
