import type { JSONPath } from 'jsonc-parser';
import type { JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { pointerOf } from '../../../engine/core/json/pointer.ts';

/** A schema inside a schema file, before references are resolved. */
export interface SchemaLocation {
  readonly schema: JsonSchemaObject;
  /** Where it stands in the file. */
  readonly at: JSONPath;
  /** The place in the record that it describes. */
  readonly on: string;
}

/** The schema of a file and every schema of a property, an item or a map value inside it. */
export function pathsInFile(schema: unknown, at: JSONPath = [], on = ''): readonly SchemaLocation[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = schema as JsonSchemaObject;
  const properties = Object.entries(own.properties ?? {});
  return [
    { schema: own, at, on },
    ...properties.flatMap(([key, child]) =>
      pathsInFile(child, [...at, 'properties', key], on + pointerOf([key])),
    ),
    ...pathsInFile(own.items, [...at, 'items'], `${on}/*`),
    ...pathsInFile(own['additionalProperties'], [...at, 'additionalProperties'], `${on}/*`),
  ];
}
