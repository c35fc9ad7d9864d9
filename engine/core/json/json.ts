/** A JSON value, as it comes from a request, a record or a descriptor. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Keys come from outside: read them through `Object.hasOwn`, never through a prototype. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Reports whether a value that came from outside is an object, no list and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reports whether a value is an object or a list. */
export function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reports whether a JSON value is a list. `Array.isArray` does not narrow readonly lists. */
export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** The object that a value from outside is meant to be; an empty one where it is none. */
export function jsonObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The items of a value that came from outside and is meant to be a list; none where it is not one. */
export function jsonItems(value: Json | undefined): readonly Json[] {
  return isJsonList(value) ? value : [];
}

/** A JSON Schema 2020-12 (sub)schema after the compiler has inlined every `$ref`. */
export type JsonSchema = boolean | JsonSchemaObject;

/** The extension keywords of this schema language; the meta-schema of entities describes each. */
interface SchemaExtensions {
  /** Entity whose record the value of a field names. */
  readonly 'x-record'?: RecordKeyword | string;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly 'x-access'?: { readonly read?: string; readonly write?: string };
  readonly 'x-unit'?: string | { readonly at: string };
  readonly 'x-reference'?: string | ReferenceKeyword;
  readonly 'x-keys'?: string | ReferenceKeyword;
  readonly 'x-aliases'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-column-names'?: Readonly<Record<string, readonly string[]>>;
  readonly 'x-questions'?: readonly JsonObject[];
  readonly 'x-written-by'?: 'gateway' | 'gateway-once-stored';
  readonly 'x-transient'?: true | { readonly from: string };
  readonly 'x-computed'?: ComputedKeyword;
}

/** Work that the gateway does behind each change of a record, for the record that it belongs to, or else for itself. */
export interface AfterChange {
  /** Topic of a background task of the features. */
  readonly task: string;
  /** JSON Pointers of what has to change; absent: anything. */
  readonly of?: readonly string[];
}

/** Storage of an entity. The compiler completes the type. */
export interface RecordKeyword {
  /** The stored `type`, e.g. `patient.allergy`. */
  readonly type?: string;
  /** The entity this record belongs to: its `subject` holds that record's `_id`. */
  readonly subject?: string;
  /** JSON Pointer to the owning organization's id, for records that are owned directly. */
  readonly organizationAt?: string;
  /** Name of a record in pages and messages, e.g. `{name.first} {name.last}`. */
  readonly display?: string;
  /** JSON Pointers whose values no two records may share (within an organization), or such a pointer with its scope. */
  readonly unique?: readonly (string | { readonly at: string; readonly within: string })[];
  /** Scope of every unique value without one of its own; read by `uniqueKeysOf` alone. */
  readonly uniqueWithin?: string;
  /** Marks records that many calls need and that hardly ever change: gateways cache them until one does. */
  readonly remembered?: true;
  readonly afterChange?: AfterChange;
  /** Access rule about the record itself: who may know of it, among those whose organization it belongs to. */
  readonly access?: string;
  readonly readers?: ReadersKeyword;
}

/** Readers of a record who may still read it once it is with another organization. */
export interface ReadersKeyword {
  /** JSON Pointer of a field that is yes or no: whoever set it to yes last, for as long as it says yes. */
  readonly whoSet: string;
  /** JSON Pointer at which they are shown with whom it is, and since when. */
  readonly shownAt: string;
}

/** The records that values, or keys of a map, name. */
export interface ReferenceKeyword {
  readonly entity: string;
  readonly by?: string;
  readonly rows?: string;
  readonly anyOrganization?: true;
}

/** A value that follows from other stored records. */
export interface ComputedKeyword {
  readonly exists?: string;
  readonly count?: string;
  readonly where?: string | readonly string[];
}

/** Reports whether a value in the position of a schema is one; its keywords are not checked. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isSchemaObject(value);
}

/** Reports whether a value in the position of a schema is one that is not only `true` or `false`. */
export function isSchemaObject(value: unknown): value is JsonSchemaObject {
  return isJsonObject(value);
}

/** The keywords that the compiler and the engine read; every other keyword stays available by index. */
export interface JsonSchemaObject extends SchemaExtensions {
  readonly type?: string | readonly string[];
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly default?: Json;
  readonly examples?: readonly Json[];
  readonly not?: JsonSchema;
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  readonly contains?: JsonSchema;
  readonly allOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly dependentSchemas?: Readonly<Record<string, JsonSchema>>;
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly unevaluatedItems?: JsonSchema;
  readonly unevaluatedProperties?: JsonSchema;
  readonly [keyword: string]: unknown;
}
