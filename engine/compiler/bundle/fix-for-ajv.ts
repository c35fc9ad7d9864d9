import type { JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { seeContains } from './see-contains.ts';
import { mapSchemas, someSchema } from './walk-bundle.ts';

/** Schema that Ajv compiles correctly, with facts that the validator needs. */
export interface FixedSchema {
  readonly schema: JsonSchema;
  /** True where the schema has a name that every JavaScript object inherits, such as `toString`. */
  readonly namesInherited: boolean;
}

/**
 * Rewrites a schema into an equivalent one that avoids bugs of Ajv: it refuses an empty `enum`, ignores a
 * property `__proto__`, keeps the annotations of a failed `if`, and ignores those of `contains`.
 */
export function fixForAjv(schema: JsonSchema): FixedSchema {
  const cares = someSchema(schema, (each) => 'unevaluatedItems' in each || 'unevaluatedProperties' in each);
  const plain = mapSchemas(schema, (each) => withProtoAsPattern(withoutEmptyEnum(each)));
  const fixed = cares ? seeContains(mapSchemas(plain, withHonestIf)) : plain;
  return { schema: fixed, namesInherited: someSchema(schema, namesInherited) };
}

function withoutEmptyEnum(schema: JsonSchemaObject): JsonSchemaObject {
  if (schema.enum?.length !== 0) return schema;
  const { enum: _none, ...rest } = schema;
  return { ...rest, allOf: [...(rest.allOf ?? []), false] };
}

function withProtoAsPattern(schema: JsonSchemaObject): JsonSchemaObject {
  const { properties, patternProperties } = schema;
  if (properties === undefined || !Object.hasOwn(properties, '__proto__')) return schema;
  const entries = Object.entries(properties);
  const proto = entries
    .filter(([name]) => name === '__proto__')
    .map(([, child]) => ['^__proto__$', child] as const);
  return {
    ...schema,
    properties: Object.fromEntries(entries.filter(([name]) => name !== '__proto__')),
    patternProperties: { ...patternProperties, ...Object.fromEntries(proto) },
  };
}

/**
 * Rewrites an `if` as a double `not`, which gives the same result without annotations. Repeats the condition in
 * `then`, so that a condition that holds still annotates.
 */
function withHonestIf(schema: JsonSchemaObject): JsonSchemaObject {
  const condition = schema.if;
  if (condition === undefined) return schema;
  const clause = schema.then;
  return {
    ...schema,
    if: { not: { not: condition } },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { allOf: clause === undefined ? [condition] : [condition, clause] },
  };
}

function namesInherited({
  properties,
  required,
  dependentRequired,
  dependentSchemas,
}: JsonSchemaObject): boolean {
  const keys = [properties, dependentRequired, dependentSchemas].flatMap((table) => Object.keys(table ?? {}));
  const listed = Object.values(dependentRequired ?? {}).flat();
  return [...keys, ...listed, ...(Array.isArray(required) ? required : [])].some(
    (name) => name in Object.prototype,
  );
}
