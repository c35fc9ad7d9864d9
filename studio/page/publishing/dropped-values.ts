import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { parsedJson } from '../parsed-json.ts';

/** A value that a migration drops: it stays stored until it is removed for good. */
export interface DroppedValue {
  readonly entity: string;
  /** JSON Pointer in its records. */
  readonly path: string;
  /** Reason why it may be lost. */
  readonly loses: string;
}

/** Lists the values that the migrations of the served files drop. */
export function droppedValues(stored: ReadonlyMap<string, string>): readonly DroppedValue[] {
  return [...stored].flatMap(([path, text]) => {
    const [, entity] = /([^/]+)\.migrations\.json$/.exec(path) ?? [];
    if (entity === undefined) return [];
    const steps = jsonItems(jsonObject(parsedJson(text))['steps']).filter(isJsonObject);
    return steps.flatMap(({ drop, loses }) =>
      typeof drop === 'string' ? [{ entity, path: drop, loses: typeof loses === 'string' ? loses : '' }] : [],
    );
  });
}
