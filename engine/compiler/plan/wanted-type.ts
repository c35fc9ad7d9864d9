import type { JsonSchemaObject } from '../../core/json/json.ts';

/** Required type of an expression; `readable`: a text, a number or a boolean, which people can read unformatted. */
export type WantedType = 'bool' | 'string' | 'double' | 'Day' | 'Instant' | 'Time' | 'readable';

/** Finds the type that an expression must have as the value of a field; undefined where any type is allowed. */
export function wantedOf({ type, format }: JsonSchemaObject = {}): WantedType | undefined {
  if (type === 'boolean') return 'bool';
  if (type === 'number' || type === 'integer') return 'double';
  if (type !== 'string') return undefined;
  if (format === 'date') return 'Day';
  if (format === 'time') return 'Time';
  return format === 'date-time' || format === 'partial-date-time' ? 'Instant' : 'string';
}
