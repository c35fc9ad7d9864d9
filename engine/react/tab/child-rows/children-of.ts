import type { JsonObject } from '../../../core/json/json.ts';
import { getAt } from '../../../core/json/pointer.ts';

const none: readonly JsonObject[] = [];

/** Finds the list inside of a row. */
export function childrenOf(row: JsonObject, at: string): readonly JsonObject[] {
  const list = getAt(row, at);
  return Array.isArray(list) ? list : none;
}
