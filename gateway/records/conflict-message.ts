import type { JsonSchema, JsonSchemaObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { fillTemplate } from '../../engine/core/text/template.ts';
import type { ConflictEntry } from '../../engine/core/validation/problems.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';

/** Builds the message of a save conflict, about the value that both saves changed. */
export function conflictMessage(
  product: Product,
  kind: RecordKind,
  conflicts: readonly ConflictEntry[],
): string {
  const [first] = conflicts;
  const title = first === undefined ? undefined : itemTitle(kind, first.at);
  const item = (title ?? kind.entity.title).toLowerCase();
  return fillTemplate(product.messages['conflict'] ?? 'Someone else changed this {item} in the meantime.', {
    item,
  });
}

/** Finds the title of the items in the keyed list at a path; undefined for lists without keys. */
function itemTitle(kind: RecordKind, path: string): string | undefined {
  const parts = path.split('/').slice(1);
  for (let length = parts.length; length > 0; length -= 1) {
    const list = parts.slice(0, length);
    if (isKeyed(kind, list)) return titleOf(itemsOf(schemaAt(kind.entity.schema, list)));
  }
  return undefined;
}

function isKeyed(kind: RecordKind, parts: readonly string[]): boolean {
  return Object.keys(kind.entity.keyedArrays).some((pattern) => {
    const expected = pattern.split('/').slice(1);
    return expected.length === parts.length && expected.every((part, n) => part === '*' || part === parts[n]);
  });
}

function schemaAt(schema: JsonSchema | undefined, parts: readonly string[]): JsonSchema | undefined {
  const [part, ...rest] = parts;
  if (part === undefined || !isSchemaObject(schema)) return schema;
  const properties = schema.properties ?? {};
  return schemaAt(Object.hasOwn(properties, part) ? properties[part] : itemsOf(schema), rest);
}

function itemsOf(schema: JsonSchema | undefined): JsonSchema | undefined {
  return isSchemaObject(schema) ? schema.items : undefined;
}

function titleOf(schema: JsonSchema | undefined): string | undefined {
  return isSchemaObject(schema) ? schema.title : undefined;
}

function isSchemaObject(schema: JsonSchema | undefined): schema is JsonSchemaObject {
  return typeof schema === 'object';
}
