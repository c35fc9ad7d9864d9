import type { JsonSchemaObject } from '../../core/json/json.ts';

/** CEL types that an expression may be required to have. */
/** `readable`: what people read as it is, a text, a number or a mark. */
export type WantedType = 'bool' | 'string' | 'double' | 'Day' | 'Instant' | 'Time' | 'readable';

/** The type that an expression must have to be the value of a field; undefined where any will do. */
export function wantedOf({ type, format }: JsonSchemaObject = {}): WantedType | undefined {
  if (type === 'boolean') return 'bool';
  if (type === 'number' || type === 'integer') return 'double';
  if (type !== 'string') return undefined;
  if (format === 'date') return 'Day';
  if (format === 'time') return 'Time';
  return format === 'date-time' || format === 'partial-date-time' ? 'Instant' : 'string';
}
