import type { Json } from '../../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../../engine/core/json/json.ts';

/** Formats a column's value for a cell. */
export function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join('; ');
  return isJsonObject(value) ? JSON.stringify(value) : String(value);
}
