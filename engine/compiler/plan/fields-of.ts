import type { JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { pointerOf } from '../../core/json/pointer.ts';

/** Every place of a resolved schema with its schema, in the order of the file. */
export function pathsOfSchema(schema: JsonSchema, on = ''): ReadonlyMap<string, JsonSchemaObject> {
  const places = new Map<string, JsonSchemaObject>();
  visit(schema, on, places);
  return places;
}

function visit(schema: JsonSchema | undefined, on: string, places: Map<string, JsonSchemaObject>): void {
  if (typeof schema !== 'object' || schema === null) return;
  if (!places.has(on)) places.set(on, schema);
  for (const [key, child] of Object.entries(schema.properties ?? {}))
    visit(child, on + pointerOf([key]), places);
  visit(schema.items, `${on}/*`, places);
  visit(schema.additionalProperties, `${on}/*`, places);
  for (const branch of branchesOf(schema)) visit(branch, on, places);
}

function branchesOf(schema: JsonSchemaObject): readonly JsonSchema[] {
  const { allOf = [], anyOf = [], oneOf = [], then, else: otherwise } = schema;
  const single = [then, otherwise].filter((branch) => branch !== undefined);
  return [...allOf, ...anyOf, ...oneOf, ...single];
}
