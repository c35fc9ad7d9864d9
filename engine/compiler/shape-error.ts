import type { ErrorObject } from 'ajv/dist/2020.js';
import { isSchemaObject } from '../core/json/json.ts';

/** Describes the mistake in a value that does not have its shape. */
export function sentenceOf({ keyword, params, message }: ErrorObject): string {
  if (keyword === 'required') return `"${params['missingProperty']}" is missing here.`;
  if (keyword === 'enum') return `This must be one of: ${[params['allowedValues']].flat().join(', ')}.`;
  if (keyword === 'type') return `This must be ${[params['type']].flat().join(' or ')}.`;
  return `This ${message ?? 'is not allowed'}.`;
}

/** Describes the required shape of the value, in the words of its schema. */
export function helpOf({ keyword, params, parentSchema }: ErrorObject): string {
  const described = isSchemaObject(parentSchema) ? parentSchema : undefined;
  if (keyword === 'required') {
    const missing = described?.properties?.[String(params['missingProperty'])];
    const wanted = typeof missing === 'object' ? missing.description : undefined;
    return `Add "${params['missingProperty']}"${wanted === undefined ? '' : `: ${wanted}`}`;
  }
  return described?.description ?? 'docs/analyst shows every kind of file by example.';
}
