import { type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';

/** Reads the document inputs of a print call from the options of its contract. */
export function printInputs(options: JsonObject | undefined): Readonly<Record<string, string>> {
  const entries = Object.entries(jsonObject(options?.['inputs'])).map(([name, value]) => [
    name,
    String(value),
  ]);
  return Object.fromEntries(entries);
}
