/** A JSON value, as it comes from a request, a record or a descriptor. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Keys come from outside: read them through `Object.hasOwn`, never through a prototype. */
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Whether a value that came from outside is an object, no list and not null. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object that a value from outside is meant to be; an empty one where it is none. */
export function jsonObject(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** The items of a value that came from outside and is meant to be a list; none where it is not one. */
export function jsonItems(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}

/** A JSON Schema 2020-12 (sub)schema after the compiler has inlined every `$ref`. */
export type JsonSchema = boolean | JsonSchemaObject;

/** The keywords the engine reads; every other keyword stays available by index. */
export interface JsonSchemaObject {
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
  readonly propertyNames?: JsonSchema;
  readonly additionalProperties?: JsonSchema;
  readonly unevaluatedItems?: JsonSchema;
  readonly [keyword: string]: unknown;
}
