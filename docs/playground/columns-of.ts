import { isJsonObject, type JsonObject } from '../../engine/core/json/json.ts';
import type { ColumnDescriptor } from '../../engine/core/product/column.ts';
import type { TableDescriptor } from '../../engine/core/product/tab.ts';

/** Describes a table with a column for each property of a schema that holds one value. */
export function tableOf(schema: JsonObject): TableDescriptor {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const columns = Object.entries(properties).flatMap(([field, property]) => columnOf(field, property));
  return { pageSize: 10, pageButtons: 5, sort: [], columns };
}

function columnOf(field: string, property: unknown): readonly ColumnDescriptor[] {
  if (!isJsonObject(property) || ['object', 'array'].includes(String(property['type']))) return [];
  const cell = property['format'] === 'date' ? 'date' : 'text';
  return [{ field, title: String(property['title'] ?? field), cell, isSortable: true }];
}
