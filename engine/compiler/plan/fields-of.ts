import type { JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { pointerOf } from '../../core/json/pointer.ts';

/** Lists every path of a resolved schema with its schema, in file order. */
export function pathsOfSchema(schema: JsonSchema, on = ''): ReadonlyMap<string, JsonSchemaObject> {
  const schemas = new Map<string, JsonSchemaObject>();
  visit(schema, on, schemas);
  return schemas;
}

function visit(schema: JsonSchema | undefined, on: string, schemas: Map<string, JsonSchemaObject>): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (!schemas.has(on)) schemas.set(on, schema);
  for (const [key, child] of Object.entries(schema.properties ?? {}))
    visit(child, on + pointerOf([key]), schemas);
  visit(schema.items, `${on}/*`, schemas);
  visit(schema.additionalProperties, `${on}/*`, schemas);
  for (const branch of branchesOf(schema)) visit(branch, on, schemas);
}

/** Lists the subschemas that apply to the same value as the schema. */
export function branchesOf(schema: JsonSchemaObject): readonly JsonSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema;
  const single = [then, otherwise].filter((branch) => branch !== undefined);
  return [...allOf, ...anyOf, ...oneOf, ...single];
}
