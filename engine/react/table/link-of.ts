import type { JsonObject } from '../../core/json/json.ts';
import { getAt, pathToPointer } from '../../core/json/pointer.ts';

/** Fills values of a row into a route template, each encoded as one path segment. */
export function linkOf(template: string, row: JsonObject): string {
  return template.replaceAll(/\{([^{}]+)\}/g, (_, path: string) => {
    const value = getAt(row, pathToPointer(path));
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  });
}
