import type { Json } from '../../../../engine/core/json/json.ts';
import { isJsonObject } from '../../../../engine/core/json/json.ts';

/** A value of a column as it stands in a cell. */
export function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join('; ');
  return isJsonObject(value) ? JSON.stringify(value) : String(value);
}
