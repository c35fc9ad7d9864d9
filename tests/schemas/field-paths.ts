import type { JsonSchemaObject } from '../../engine/core/json/json.ts';

/** `<entity>/<field>` of every field of a schema set, those of rows and groups too. */
export function fieldsOf(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([path, text]) => {
    const [, stem] = /([^/]+)\.schema\.json$/.exec(path) ?? [];
    return stem === undefined ? [] : fieldsBelow(JSON.parse(text), stem);
  });
}

function fieldsBelow({ properties = {}, items }: JsonSchemaObject, at: string): readonly string[] {
  const own = Object.entries(properties).flatMap(([name, schema]) => {
    // Leaves out one named after the product: it keeps that name.
    if (name.startsWith('{product}')) return [];
    const below = typeof schema === 'object' ? fieldsBelow(schema, `${at}/${name}`) : [];
    return [`${at}/${name}`, ...below];
  });
  return typeof items === 'object' ? [...own, ...fieldsBelow(items, `${at}/*`)] : own;
}
