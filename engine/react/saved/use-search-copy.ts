import { isBlank } from '../../core/json/blank.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { pathToPointer, removeAt, setAt } from '../../core/json/pointer.ts';
import type { SavedSearches } from '../../core/product/tab.ts';
import { useScope } from '../context/use-scope.ts';
import { withoutKept } from '../parts/record-content.ts';

/** Makes the values that a copy of a stored search begins with. */
export function useSearchCopy({ copy }: SavedSearches): (search: JsonObject) => JsonObject {
  const scopeOf = useScope();
  return (search) =>
    Object.entries(copy?.prefill ?? {}).reduce((values, [path, expression]) => {
      const value = expression.evaluate(scopeOf({ item: search, self: search }));
      const pointer = pathToPointer(path);
      return isBlank(value) ? removeAt(values, pointer) : setAt(values, pointer, value);
    }, withoutKept(search));
}
