import { isJsonObject, type JsonObject, jsonObject } from '../../../engine/core/json/json.ts';
import { stringOrUndefined } from '../../../engine/core/json/string-values.ts';

export interface EntityField {
  /** Path with dots: `name.first`. */
  readonly path: string;
  readonly title: string;
  /** JSON Pointer of its schema in the file of the entity. */
  readonly at: string;
}

/**
 * Lists the fields that a form of the entity can have: single values and lists that are neither constant nor
 * retired.
 */
export function entityFields(schema: JsonObject, path = '', at = ''): readonly EntityField[] {
  return Object.entries(jsonObject(schema['properties'])).flatMap(([name, field]) => {
    if (!isJsonObject(field) || field['const'] !== undefined || field['deprecated'] === true) return [];
    const own = { path: path === '' ? name : `${path}.${name}`, at: `${at}/properties/${name}` };
    if (field['properties'] !== undefined) return entityFields(field, own.path, own.at);
    return [{ ...own, title: stringOrUndefined(field['title']) ?? name }];
  });
}
