import {
  isJsonSchema,
  isSchemaObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../core/json/json.ts';
import { getAtTokens, tokensOf } from '../../core/json/pointer.ts';
import { schemaKeywords } from './keywords.ts';

/** Object keys and array indexes that lead from a schema to a value inside it. */
export type ValuePath = readonly (string | number)[];

/** Schema with its own URI: a document, or a part of one with an `$id`. */
export interface Resource {
  readonly uri: string;
  readonly root: JsonSchema;
  /** URI of the resource's meta-schema, where it names one. */
  readonly dialect: string | undefined;
  readonly anchors: Map<string, JsonSchema>;
  readonly dynamicAnchors: Map<string, JsonSchema>;
}

/** Schema together with the resource that contains it. */
export interface Location {
  readonly schema: JsonSchema;
  readonly resource: Resource;
}

/** Function that finds the document at a URI, undefined without one. Must not use the network. */
export type FindDocument = (uri: string) => JsonSchema | undefined;

/** Error for a `$ref` without a target. Its message is a full sentence. */
export class UnknownReferenceError extends Error {
  override readonly name = 'UnknownReferenceError';
}

/** Library of every schema that references can lead to, by URI and by anchor. */
export class SchemaLibrary {
  readonly #resources = new Map<string, Resource>();
  readonly #homes = new Map<object, Resource>();
  readonly #find: FindDocument;

  constructor(find: FindDocument) {
    this.#find = find;
  }

  /** Adds a document under the URI where it was found, and under its own `$id` if it has one. */
  add(uri: string, schema: JsonSchema): Resource {
    const address = withoutFragment(uri);
    const home: Resource = {
      uri: address,
      root: schema,
      dialect: dialectOf(schema),
      anchors: new Map(),
      dynamicAnchors: new Map(),
    };
    const known = this.#resources.get(address);
    if (known !== undefined) return known;
    this.#resources.set(address, home);
    this.#scan(schema, home);
    const own = typeof schema === 'object' ? this.#homes.get(schema) : undefined;
    this.#resources.set(address, own ?? home);
    return own ?? home;
  }

  /** Finds the resource of a schema object that has been added. */
  homeOf(schema: unknown): Resource | undefined {
    return typeof schema === 'object' && schema !== null ? this.#homes.get(schema) : undefined;
  }

  /** Finds the resource at a URI, by `FindDocument` where the library lacks the resource. */
  resourceAt(uri: string): Resource | undefined {
    const known = this.#resources.get(uri);
    if (known !== undefined) return known;
    const document = this.#find(uri);
    return document === undefined ? undefined : this.add(uri, document);
  }

  /** Finds the target of a reference from a resource; throws `UnknownReferenceError` without one. */
  locate(reference: string, from: Resource): Location {
    const absolute = resolveUri(reference, from.uri);
    const resource = this.resourceAt(withoutFragment(absolute));
    if (resource === undefined)
      throw new UnknownReferenceError(`"$ref" leads to ${absolute}, which is not known.`);
    const fragment = decodeFragment(absolute);
    const found =
      fragment === '' || fragment.startsWith('/')
        ? this.#walk(resource, fragment)
        : named(resource, fragment);
    if (found !== undefined) return found;
    throw new UnknownReferenceError(
      `"$ref" leads to ${absolute}, but there is no such place in that schema.`,
    );
  }

  /** Follows a JSON Pointer; values inside of an embedded resource belong to that resource. */
  #walk(resource: Resource, pointer: string): Location | undefined {
    let home = resource;
    let value: unknown = resource.root;
    for (const token of tokensOf(pointer)) {
      value = getAtTokens(value, [token]);
      home = this.homeOf(value) ?? home;
    }
    if (!isJsonSchema(value)) return undefined;
    // Scans the value of an unknown keyword, since a reference to it makes it a schema.
    if (this.homeOf(value) === undefined) this.#scan(value, home);
    return { schema: value, resource: this.homeOf(value) ?? home };
  }

  #scan(schema: unknown, outer: Resource): void {
    if (!isSchemaObject(schema) || this.#homes.has(schema)) return;
    const home = this.#homeFor(schema, outer);
    this.#homes.set(schema, home);
    const { $anchor, $dynamicAnchor } = schema;
    if (typeof $anchor === 'string') home.anchors.set($anchor, schema);
    if (typeof $dynamicAnchor === 'string') home.dynamicAnchors.set($dynamicAnchor, schema);
    for (const [, child] of childrenAt(schema)) this.#scan(child, home);
  }

  #homeFor(schema: JsonSchemaObject, outer: Resource): Resource {
    const id = schema['$id'];
    if (typeof id !== 'string') return outer;
    const uri = withoutFragment(resolveUri(id, outer.uri));
    const dialect = dialectOf(schema) ?? outer.dialect;
    const own = { uri, root: schema, dialect, anchors: new Map(), dynamicAnchors: new Map() };
    this.#resources.set(uri, own);
    return own;
  }
}

/** Lists the direct values of a schema in the positions of schemas, each with its path. */
export function childrenAt(schema: JsonSchemaObject): readonly (readonly [way: ValuePath, child: unknown])[] {
  return Object.entries(schema).flatMap(([keyword, value]): readonly (readonly [ValuePath, unknown])[] => {
    const kind = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
    if (kind === 'schema') return [[[keyword], value]];
    if (kind === undefined || typeof value !== 'object' || value === null) return [];
    const isList = Array.isArray(value);
    return Object.entries(value).map(([name, child]) => [[keyword, isList ? Number(name) : name], child]);
  });
}

function named(resource: Resource, name: string): Location | undefined {
  const schema = resource.anchors.get(name) ?? resource.dynamicAnchors.get(name);
  return schema === undefined ? undefined : { schema, resource };
}

function dialectOf(schema: JsonSchema): string | undefined {
  const dialect = typeof schema === 'object' ? schema['$schema'] : undefined;
  return typeof dialect === 'string' ? dialect : undefined;
}

function resolveUri(reference: string, base: string): string {
  if (URL.canParse(reference, base)) return new URL(reference, base).href;
  throw new UnknownReferenceError(`"${reference}" is no address that could be resolved against ${base}.`);
}

function withoutFragment(uri: string): string {
  const hash = uri.indexOf('#');
  return hash < 0 ? uri : uri.slice(0, hash);
}

function decodeFragment(uri: string): string {
  const hash = uri.indexOf('#');
  if (hash < 0) return '';
  try {
    return decodeURIComponent(uri.slice(hash + 1));
  } catch {
    return uri.slice(hash + 1);
  }
}
