import { isJsonSchema, type JsonSchema, type JsonSchemaObject } from '../../core/json/json.ts';
import { identifiers, schemaKeywords, vocabularies } from './keywords.ts';
import { type FindDocument, type Location, type Resource, SchemaLibrary } from './schema-library.ts';

export interface BundleSource {
  readonly schema: JsonSchema;
  /** URI of the schema, to which references are relative. */
  readonly uri: string;
  readonly find: FindDocument;
}

/**
 * Bundles a schema and all schemas it refers to into one equivalent schema: every `$ref` is a pointer into its own
 * `$defs`, without any `$id`, anchor or `$dynamicRef`.
 *
 * The target of a `$dynamicRef` depends on the path of validation, but only through the outermost resource with the
 * anchor. So `$defs` has a copy of a schema for each set of such outermost anchors on its paths.
 *
 * Throws `UnknownReferenceError` for a reference without a target.
 */
export function bundleSchema({ schema, uri, find }: BundleSource): JsonSchema {
  const library = new SchemaLibrary(find);
  const resource = library.add(uri, schema);
  return new Bundle(library).from({ schema, resource });
}

/**
 * Part of the path to a schema that decides about its references: the resource, and the outermost target of
 * each dynamic anchor.
 */
interface Way {
  readonly resource: Resource;
  readonly outermost: ReadonlyMap<string, Location>;
}

class Bundle {
  readonly #library: SchemaLibrary;
  readonly #names = new Map<string, string>();
  readonly #numbers = new Map<JsonSchema, number>();
  readonly #allowed = new Map<string, ReadonlySet<string>>();
  readonly #definitions: Record<string, JsonSchema> = {};

  constructor(library: SchemaLibrary) {
    this.#library = library;
  }

  from(start: Location): JsonSchema {
    const way = enter(start.resource, new Map());
    this.#names.set(this.#keyOf(start.schema, way), '#');
    const root = this.#rewrite(start.schema, way);
    if (Object.keys(this.#definitions).length === 0 || typeof root !== 'object') return root;
    return { ...root, $defs: this.#definitions };
  }

  #rewrite(schema: JsonSchema, from: Way): JsonSchema {
    if (typeof schema !== 'object') return schema;
    const home = this.#library.homeOf(schema) ?? from.resource;
    const way = home === from.resource ? from : enter(home, from.outermost);
    const keywords = Object.entries(schema).filter(([keyword]) => this.#holds(keyword, home));
    const own = keywords.map(
      ([keyword, value]) => [keyword, this.#rewriteKeyword(keyword, value, way)] as const,
    );
    const [first, ...others] = this.#targetsOf(schema, way);
    return {
      ...(first === undefined ? {} : { $ref: first }),
      ...fromEntries(own),
      ...this.#together(schema, others, way),
    };
  }

  /**
   * Combines a schema with its references by `allOf`: a schema with both `$ref` and `$dynamicRef` must satisfy both.
   */
  #together(schema: JsonSchemaObject, others: readonly string[], way: Way): JsonSchemaObject {
    if (others.length === 0) return {};
    const own = (schema.allOf ?? []).map((each) => this.#rewrite(each, way));
    return { allOf: [...own, ...others.map(($ref) => ({ $ref }))] };
  }

  #rewriteKeyword(keyword: string, value: unknown, way: Way): unknown {
    const kind = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
    const rewrite = (child: unknown) => (isJsonSchema(child) ? this.#rewrite(child, way) : child);
    if (kind === 'schema') return rewrite(value);
    if (kind === 'list' && Array.isArray(value)) return value.map(rewrite);
    if (kind !== 'map' || typeof value !== 'object' || value === null) return value;
    return fromEntries(Object.entries(value).map(([key, child]) => [key, rewrite(child)] as const));
  }

  #targetsOf(schema: JsonSchemaObject, way: Way): readonly string[] {
    const { $ref, $dynamicRef } = schema;
    const targets: Location[] = [];
    if (typeof $ref === 'string') targets.push(this.#library.locate($ref, way.resource));
    if (typeof $dynamicRef === 'string') targets.push(this.#locateDynamic($dynamicRef, way));
    return targets.map((target) => this.#define(target, way));
  }

  /**
   * Resolves a `$dynamicRef`: to the outermost anchor if the plain target is a dynamic anchor of that name,
   * else to the plain target.
   */
  #locateDynamic(reference: string, way: Way): Location {
    const target = this.#library.locate(reference, way.resource);
    const name = reference.slice(reference.indexOf('#') + 1);
    return target.resource.dynamicAnchors.get(name) === target.schema
      ? (way.outermost.get(name) ?? target)
      : target;
  }

  #define({ schema, resource }: Location, from: Way): string {
    const way = enter(resource, from.outermost);
    const key = this.#keyOf(schema, way);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const name = `s${this.#names.size}`;
    this.#names.set(key, `#/$defs/${name}`);
    this.#definitions[name] = true;
    this.#definitions[name] = this.#rewrite(schema, way);
    return `#/$defs/${name}`;
  }

  #keyOf(schema: JsonSchema, { outermost }: Way): string {
    const bound = [...outermost].map(([name, location]) => `${name}=${this.#numberOf(location.schema)}`);
    return [this.#numberOf(schema), ...bound.toSorted()].join(' ');
  }

  #numberOf(schema: JsonSchema): number {
    const number = this.#numbers.get(schema) ?? this.#numbers.size;
    this.#numbers.set(schema, number);
    return number;
  }

  /** Reports whether a keyword belongs to the dialect of a resource. */
  #holds(keyword: string, { dialect }: Resource): boolean {
    if (identifiers.has(keyword) || keyword === '$ref' || keyword === '$dynamicRef') return false;
    if (dialect === undefined) return true;
    const left = this.#allowed.get(dialect) ?? this.#leftOutOf(dialect);
    this.#allowed.set(dialect, left);
    return !left.has(keyword);
  }

  #leftOutOf(dialect: string): ReadonlySet<string> {
    const root = this.#library.resourceAt(dialect.replace(/#$/, ''))?.root;
    const used = typeof root === 'object' ? root['$vocabulary'] : undefined;
    if (typeof used !== 'object' || used === null) return new Set();
    return new Set(Object.entries(vocabularies).flatMap(([uri, keywords]) => (uri in used ? [] : keywords)));
  }
}

/**
 * Adds the dynamic anchors of a resource that validation enters. An anchor of the same name from an outer
 * resource wins.
 */
function enter(resource: Resource, met: ReadonlyMap<string, Location>): Way {
  const own = [...resource.dynamicAnchors].map(([name, schema]) => [name, { schema, resource }] as const);
  return { resource, outermost: new Map([...own, ...met]) };
}

/** Builds the object with `Object.fromEntries`, since assigning a key `__proto__` would set the prototype. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): JsonSchemaObject {
  return Object.fromEntries(entries);
}
