import type { JSONSchema } from 'json-schema-to-typescript';
import { isSchemaObject, type JsonSchemaObject } from '../../core/json/json.ts';

/**
 * Emits the TypeScript types of a resolved schema under the given name, with short comments on a single line.
 */
export async function typesCode(schema: JsonSchemaObject, name: string): Promise<string> {
  // Loads the library late, since a gateway compiles published versions without types and is installed without it.
  const { compile } = await import('json-schema-to-typescript');
  const code = await compile(withoutInnerTitles({ ...schema, title: name }) as JSONSchema, name, {
    bannerComment: '',
    format: false,
    unknownAny: true,
    additionalProperties: true,
    ignoreMinAndMaxItems: true,
    declareExternallyReferenced: false,
    // Turns off resolution: references to schemas are already inlined, so that any `$ref` left is data, such as
    // a default value.
    $refOptions: { resolve: { external: false }, dereference: { excludedPathMatcher: () => true } },
  });
  return code.replaceAll(/^\/\*\*\n \* (.+)\n \*\/$/gm, '/** $1 */');
}

/**
 * Removes inner titles, which would become names of types and could collide: only the record itself keeps its title.
 */
function withoutInnerTitles(schema: JsonSchemaObject): JsonSchemaObject {
  const children = Object.entries(schema).map(
    ([keyword, value]) => [keyword, strip(keyword, value)] as const,
  );
  return Object.fromEntries(children);
}

function strip(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, child]) => [key, bare(child)]));
  if (['items', 'additionalProperties', 'not', 'if', 'then', 'else'].includes(keyword)) return bare(value);
  return Array.isArray(value) && ['allOf', 'anyOf', 'oneOf'].includes(keyword) ? value.map(bare) : value;
}

function bare(schema: unknown): unknown {
  if (!isSchemaObject(schema)) return schema;
  const { title: _title, ...rest } = schema;
  return withoutInnerTitles(rest);
}
