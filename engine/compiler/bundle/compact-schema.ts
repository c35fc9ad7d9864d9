import { memoized } from '../../core/compute/memoized.ts';
import { isSchemaObject, type JsonSchema, type JsonSchemaObject } from '../../core/json/json.ts';
import { childrenAt } from './schema-library.ts';
import { mapChildren } from './walk-bundle.ts';

/**
 * Shortens a schema, for a small and quick validator: drops parts that serve only people and forms, and shares larger
 * repeated parts. Keeps a schema with references unchanged, since a reference may lead to any of its parts.
 */
export function compactSchema(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object' || hasReferences(schema)) return schema;
  return withSharedParts(validating(schema));
}

const hasReferences = memoized((schema: JsonSchemaObject): boolean => {
  if ('$ref' in schema || '$dynamicRef' in schema) return true;
  return childrenAt(schema).some(([, child]) => isSchemaObject(child) && hasReferences(child));
});

const validating = memoized(
  (schema: JsonSchemaObject): JsonSchemaObject =>
    withoutRemarks(mapChildren(schema, (child) => (typeof child === 'object' ? validating(child) : child))),
);

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
  const said = Object.entries(schema).filter(([keyword]) => {
    return !remarks.has(keyword) && !keyword.startsWith('x-') && keyword !== '$comment';
  });
  return Object.fromEntries(said);
}

/** Minimum of characters for which a part becomes a function of its own: a shorter part is quicker inline. */
const worthSharing = 100;

function withSharedParts(schema: JsonSchemaObject): JsonSchemaObject {
  const counts = new Map<string, number>();
  forEachPart(schema, (text) => {
    // Skips schemas shorter than the minimum, since the parts inside are shorter still.
    if (text.length < worthSharing) return false;
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    // Descends into a repeated part only once, so that its own parts do not count as repeated with it.
    return count === 1;
  });
  if ([...counts.values()].every((count) => count < 2)) return schema;
  const names = new Map<string, string>();
  const parts: Record<string, JsonSchema> = {};
  const share = (part: JsonSchema): JsonSchema => {
    if (typeof part !== 'object') return part;
    const text = textOf(part);
    if ((counts.get(text) ?? 0) < 2) return text.length < worthSharing ? part : mapParts(part, share);
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

const textOf = memoized((part: JsonSchemaObject) => JSON.stringify(part));

/** Visits the schemas of properties, rows and entries, from the outside in, while the visitor returns true. */
function forEachPart(schema: JsonSchema, visit: (text: string) => boolean): void {
  if (typeof schema !== 'object') return;
  const { properties, patternProperties, items, additionalProperties } = schema;
  const parts = [properties, patternProperties].flatMap((table) => Object.values(table ?? {}));
  for (const part of [...parts, items, additionalProperties])
    if (typeof part === 'object' && visit(textOf(part))) forEachPart(part, visit);
}

/**
 * Copies a schema with changed schemas of properties, rows and entries only: subschemas of conditions and combinations
 * annotate evaluated properties for the enclosing schema, and must stay there.
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
