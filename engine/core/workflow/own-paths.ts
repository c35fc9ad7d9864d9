import { jsonEqual } from '../json/equal.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt, removeAt, setAt } from '../json/pointer.ts';
import type { Workflow } from '../product/workflow.ts';

/** Restores the stored values at the paths that only events of the workflow may change. */
export function withOwnPaths({ owns }: Workflow, stored: JsonObject, content: JsonObject): JsonObject {
  return owns.reduce((kept, path) => {
    const value = getAt(stored, path);
    if (jsonEqual(value, getAt(kept, path))) return kept;
    return value === undefined ? removeAt(kept, path) : setAt(kept, path, value);
  }, content);
}
