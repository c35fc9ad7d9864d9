import type { Json } from './json.ts';

/** Reports whether a value has a type of JSON Schema; an integer also has the type `number`. */
export function isOfType(value: Json, type: string): boolean {
  const own = typeOf(value);
  return own === type || (own === 'integer' && type === 'number');
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
