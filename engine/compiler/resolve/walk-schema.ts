import type { JSONPath } from 'jsonc-parser';
import { isSchemaObject, type JsonSchemaObject } from '../../core/json/json.ts';
import { pointerOf } from '../../core/json/pointer.ts';

/** Schema inside of a schema file, before references are resolved. */
export interface SchemaLocation {
  readonly schema: JsonSchemaObject;
  /** Position of the schema in the file. */
  readonly at: JSONPath;
  /** Path in the record that the schema describes. */
  readonly on: string;
}

/** Lists the schema of a file and every schema of a property, an item or a map value inside. */
export function pathsInFile(schema: unknown, at: JSONPath = [], on = ''): readonly SchemaLocation[] {
  if (!isSchemaObject(schema)) return [];
  const properties = Object.entries(schema.properties ?? {});
  return [
    { schema, at, on },
    ...properties.flatMap(([key, child]) =>
      pathsInFile(child, [...at, 'properties', key], on + pointerOf([key])),
    ),
    ...pathsInFile(schema.items, [...at, 'items'], `${on}/*`),
    ...pathsInFile(schema.additionalProperties, [...at, 'additionalProperties'], `${on}/*`),
  ];
}
