import type { JsonSchemaObject } from '../../engine/core/json/json.ts';

/** Lists every field of a schema set as `<entity>/<field>`, including those of rows and groups. */
export function fieldsOf(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    const [, stem] = /([^/]+)\.schema\.json$/.exec(path) ?? [];
    return stem === undefined ? [] : fieldsBelow(JSON.parse(text), stem);
  });
}

function fieldsBelow({ properties = {}, items }: JsonSchemaObject, at: string): readonly string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    // Skips a field named after the product, which keeps that name.
    if (name.startsWith('{product}')) return [];
    const below = typeof schema === 'object' ? fieldsBelow(schema, `${at}/${name}`) : [];
    return [`${at}/${name}`, ...below];
  });
  return typeof items === 'object' ? [...own, ...fieldsBelow(items, `${at}/*`)] : own;
}
