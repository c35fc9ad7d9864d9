import type { JsonSchema, JsonSchemaObject } from '../../../core/json/json.ts';
import { pointerOf } from '../../../core/json/pointer.ts';
import { mapSubschemas, walkSchemas } from './walk-schemas.ts';

/** Base URI for a schema without `$id`, compared only with references relative to it. */
const nowhere = 'schema:///';

const known = new WeakMap<object, JsonSchema>();

/**
 * Replaces every reference by a pointer from the root: RJSF resolves no `$id` of a bundled schema and no `$anchor`.
 * Keeps a reference to a target outside of the schema.
 */
export function withLocalReferences(schema: JsonSchema): JsonSchema {
  if (typeof schema !== 'object' || schema === null) return schema;
  const made = known.get(schema) ?? localized(schema);
  known.set(schema, made);
  return made;
}

const addressing = ['$id', '$anchor', '$dynamicAnchor', '$dynamicRef'];

function localized(root: JsonSchemaObject): JsonSchema {
  const targets = targetsIn(root);
  if (targets === undefined) return root;
  return mapSubschemas(
    root,
    (schema, base) => {
      const { $id: _id, $anchor: _anchor, $dynamicAnchor: _dynamic, $dynamicRef, ...rest } = schema;
      const reference = rest['$ref'] ?? $dynamicRef;
      if (typeof reference !== 'string') return rest;
      const isDynamic = rest['$ref'] === undefined;
      return { ...rest, $ref: targets.find(reference, base, isDynamic) ?? reference };
    },
    nowhere,
  );
}

interface Targets {
  readonly find: (reference: string, base: string, isDynamic: boolean) => string | undefined;
}

/** Finds the targets of the URIs and anchors in a schema; undefined where the schema has none. */
function targetsIn(root: JsonSchemaObject): Targets | undefined {
  const pointers = new Map<string, string>();
  const dynamic = new Map<string, string>();
  let isAddressed = false;
  pointers.set(absoluteUriOf(root['$id'], nowhere) ?? nowhere, '');
  walkSchemas(root, nowhere, (schema, { at, base }) => {
    isAddressed ||= addressing.some((keyword) => typeof schema[keyword] === 'string');
    const pointer = pointerOf(at);
    if (typeof schema['$id'] === 'string') pointers.set(base, pointer);
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const name = schema[keyword];
      if (typeof name !== 'string') continue;
      pointers.set(`${base}#${name}`, pointer);
      // Keeps the first schema found with the anchor, which is the outermost.
      if (keyword === '$dynamicAnchor' && !dynamic.has(name)) dynamic.set(name, pointer);
    }
  });
  if (!isAddressed) return undefined;
  return {
    find(reference, base, isDynamic) {
      const address = absoluteUriOf(reference, base);
      if (address === undefined) return undefined;
      const hash = address.indexOf('#');
      const [document, fragment] =
        hash < 0 ? [address, ''] : [address.slice(0, hash), address.slice(hash + 1)];
      const start = pointers.get(document);
      if (start !== undefined && (fragment === '' || fragment.startsWith('/'))) return `#${start}${fragment}`;
      const pointer = (isDynamic ? dynamic.get(fragment) : undefined) ?? pointers.get(address);
      return pointer === undefined ? undefined : `#${pointer}`;
    },
  };
}

/** Resolves a reference to an absolute URI; undefined for an invalid one, such as a path relative to a URN (`urn:`). */
export function absoluteUriOf(reference: unknown, base: string): string | undefined {
  if (typeof reference !== 'string') return undefined;
  return URL.canParse(reference, base) ? new URL(reference, base).href : undefined;
}

/** Finds the pointer of a reference within its schema; undefined for other references and for a malformed one. */
export function pointerTo(reference: string): string | undefined {
  if (!/^#(?:$|\/)/.test(reference)) return undefined;
  try {
    return decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
}
