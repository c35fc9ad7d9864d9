import type { JsonSchema, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import { mapSchemas, someSchema } from './walk-bundle.ts';

/**
 * The same schema in fewer words, for a validator that is small and quick to make: without what only people and
 * forms read, and with every larger part that stands in several places written once. A schema with references of its
 * own stays as it is, since they may lead to any place in it.
 */
export function compactSchema(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object' || someSchema(schema, (each) => '$ref' in each || '$dynamicRef' in each))
    return schema;
  return withSharedParts(mapSchemas(schema, withoutRemarks));
}

const remarks = new Set([
  'title',
  'description',
  'examples',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

function withoutRemarks(schema: JsonSchemaObject): JsonSchemaObject {
  const validating = Object.entries(schema).filter(([keyword]) => {
    return !remarks.has(keyword) && !keyword.startsWith('x-') && keyword !== '$comment';
  });
  return Object.fromEntries(validating);
}

/** Characters of a part that is worth a function of its own: a shorter one is quicker where it stands. */
const worthSharing = 100;

function withSharedParts(schema: JsonSchemaObject): JsonSchemaObject {
  const counts = new Map<string, number>();
  forEachPart(schema, (text) => {
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    // The content of a repeated part is counted once.
    return count === 1;
  });
  const names = new Map<string, string>();
  const parts: Record<string, JsonSchema> = {};
  const share = (part: JsonSchema): JsonSchema => {
    if (typeof part !== 'object') return part;
    const text = JSON.stringify(part);
    if (text.length < worthSharing || (counts.get(text) ?? 0) < 2) return mapParts(part, share);
    const known = names.get(text);
    if (known !== undefined) return { $ref: known };
    const name = `part${names.size}`;
    names.set(text, `#/$defs/${name}`);
    parts[name] = mapParts(part, share);
    return { $ref: `#/$defs/${name}` };
  };
  const whole = mapParts(schema, share);
  return names.size === 0 ? whole : { ...whole, $defs: parts };
}

/** Visits the schemas of properties, rows and entries, from the outside in, for as long as the visitor wants. */
function forEachPart(schema: JsonSchema, visit: (text: string) => boolean): void {
  if (typeof schema !== 'object') return;
  mapParts(schema, (part) => {
    if (typeof part === 'object' && visit(JSON.stringify(part))) forEachPart(part, visit);
    return part;
  });
}

/**
 * A copy with other schemas for properties, rows and entries. Only these: subschemas of conditions and combinations
 * pass annotations of evaluated properties to the schema around them, and have to stay in place.
 */
function mapParts(schema: JsonSchemaObject, change: (part: JsonSchema) => JsonSchema): JsonSchemaObject {
  const changed: Record<string, unknown> = { ...schema };
  for (const keyword of ['properties', 'patternProperties'] as const) {
    const parts = Object.entries(schema[keyword] ?? {}).map(([key, part]) => [key, change(part)]);
    if (schema[keyword] !== undefined) changed[keyword] = Object.fromEntries(parts);
  }
  for (const keyword of ['items', 'additionalProperties'] as const) {
    const part = schema[keyword];
    if (typeof part === 'object') changed[keyword] = change(part);
  }
  return changed;
}
