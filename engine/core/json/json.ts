/** JSON value of a request, a record or a descriptor. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/**
 * JSON object. Check its keys with `Object.hasOwn`, since they come from outside and a plain read also finds
 * inherited properties.
 */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Reports whether a value from outside is an object: neither a list nor null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an own property, since a name from outside may be `constructor`. */
export function ownValue(object: JsonObject, name: string): Json | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Reports whether a value is an object or a list. */
export function hasMembers(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reports whether a JSON value is a list. `Array.isArray` does not narrow readonly lists. */
export function isJsonList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Narrows a value from outside to an object; any other value yields an empty object. */
export function jsonObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Lists the items of a value from outside; empty where the value is no list. */
export function jsonItems(value: Json | undefined): readonly Json[] {
  return isJsonList(value) ? value : [];
}

/** JSON Schema 2020-12 (sub)schema after the compiler has inlined every `$ref`. */
export type JsonSchema = boolean | JsonSchemaObject;

/** Extension keywords of this schema language, described in the meta-schema of entities. */
interface SchemaExtensions {
  /** Entity of the record that the field's value names. */
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

/**
 * Background work of the gateway after each change of a record. It is about the record's subject or, without a
 * subject, about the record itself.
 */
export interface AfterChange {
  /** Topic of a feature's background task. */
  readonly task: string;
  /** JSON Pointers of values, at least one of which has to change; absent for any change. */
  readonly of?: readonly string[];
}

/** Storage of an entity, completed by the compiler. */
export interface RecordKeyword {
  /** Stored `type`, e.g. `patient.allergy`. */
  readonly type?: string;
  /** Entity that this record belongs to: the property `subject` holds the `_id` of that entity's record. */
  readonly subject?: string;
  /** JSON Pointer to the owning organization's id, for records that an organization owns directly. */
  readonly organizationAt?: string;
  /** True for records of no organization, which handlers alone read and write. */
  readonly handlersOnly?: true;
  /** Template of a record's name in pages and messages, e.g. `{name.first} {name.last}`. */
  readonly display?: string;
  /**
   * JSON Pointers whose values are unique among an organization's records, or such a pointer with a scope of its own.
   */
  readonly unique?: readonly (string | { readonly at: string; readonly within: string })[];
  /** Scope of every unique value that has no scope of its own; read by `uniqueKeysOf` alone. */
  readonly uniqueWithin?: string;
  /** True for records that many calls need and that rarely change. Gateways cache them until a change. */
  readonly remembered?: true;
  readonly afterChange?: AfterChange;
  /** Access rule that decides which users of the record's organization may know that the record exists. */
  readonly access?: string;
  readonly readers?: ReadersKeyword;
}

/** Readers who keep access to a record after it has moved to another organization. */
export interface ReadersKeyword {
  /** JSON Pointer to a boolean field: the user who last set it to true keeps access while it is true. */
  readonly whoSet: string;
  /**
   * JSON Pointer at which these readers see the record's current organization, and since when the record has belonged
   * to it.
   */
  readonly shownAt: string;
}

/** Reference of values, or of keys of a map, to records. */
export interface ReferenceKeyword {
  readonly entity: string;
  readonly by?: string;
  readonly rows?: string;
  readonly anyOrganization?: true;
}

/** Value computed from other stored records. */
export interface ComputedKeyword {
  readonly exists?: string;
  readonly count?: string;
  readonly where?: string | readonly string[];
}

/** Reports whether a value may be a JSON Schema, judged by its type alone, not by its keywords. */
export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'boolean' || isSchemaObject(value);
}

/** Reports whether a value is a JSON Schema other than `true` or `false`. */
export function isSchemaObject(value: unknown): value is JsonSchemaObject {
  return isJsonObject(value);
}

/** Keywords that the compiler and the engine read; any other keyword stays available by index. */
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
