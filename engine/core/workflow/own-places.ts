import { jsonEqual } from '../json/equal.ts';
import type { JsonObject } from '../json/json.ts';
import { getAt, removeAt, setAt } from '../json/pointer.ts';
import type { Workflow } from '../product/workflow.ts';

/** A content with the places of its workflow as they are stored: nothing but an event changes them. */
export function withOwnPlaces({ owns }: Workflow, stored: JsonObject, content: JsonObject): JsonObject {
  return owns.reduce((kept, place) => {
    const value = getAt(stored, place);
    if (jsonEqual(value, getAt(kept, place))) return kept;
    return value === undefined ? removeAt(kept, place) : setAt(kept, place, value);
  }, content);
}
