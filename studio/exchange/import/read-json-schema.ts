import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../../engine/core/json/json.ts';
import { getAt } from '../../../engine/core/json/pointer.ts';
import type { ExchangedRow } from '../../../engine/core/protocol/workbench.ts';
import { ImportError } from './import-error.ts';
import type { ImportedField, ImportedForm, ImportedNode } from './imported-form.ts';
import { titleFrom } from './names.ts';

/** Reads the JSON Schema of an object as a form with the properties in order. Throws `ImportError`. */
export function readJsonSchema(text: string): ImportedForm {
  const schema = parsed(text);
  const reader = new SchemaReader(schema);
  const title = typeof schema['title'] === 'string' ? schema['title'] : 'Form';
  const description = typeof schema['description'] === 'string' ? schema['description'] : undefined;
  return {
    title,
    ...(description !== undefined && { description }),
    ...{ nodes: reader.nodes(schema, []), lists: [], rows: reader.rows },
  };
}

function parsed(text: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ImportError('The file is not JSON: choose a JSON Schema.');
  }
  if (isJsonObject(value) && isJsonObject(value['properties'])) return value;
  throw new ImportError('The file is no JSON Schema of an object: it has no "properties".');
}

/** Keywords copied as they are, since they have the same meaning here. */
const carried = [
  ...['type', 'enum', 'const', 'format', 'pattern', 'minLength', 'maxLength'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
];
const described = ['title', 'description', 'default', '$comment', 'examples', '$ref'];
const structural = ['properties', 'required', 'items', 'maxItems', 'minItems', 'oneOf', 'readOnly'];
const fieldName = /^[A-Za-z_][A-Za-z0-9_]*$/;

class SchemaReader {
  readonly rows: ExchangedRow[] = [];
  readonly #root: JsonObject;

  constructor(root: JsonObject) {
    this.#root = root;
  }

  nodes(schema: JsonObject, within: readonly string[]): readonly ImportedNode[] {
    const required = jsonItems(schema['required']);
    return Object.entries(jsonObject(schema['properties'])).flatMap(([name, value]) =>
      this.#node(name, { value, within, isRequired: required.includes(name) }),
    );
  }

  #node(name: string, given: Given): readonly ImportedNode[] {
    const property = this.#resolved(given.value);
    const path = [...given.within, name];
    const title = typeof property['title'] === 'string' ? property['title'] : titleFrom(name);
    const left = leftOf(property);
    const type = typeof property['type'] === 'string' ? property['type'] : 'choice';
    const refusal = fieldName.test(name)
      ? undefined
      : `"${name}" can be no name of a field: use letters, digits and _.`;
    if (refusal !== undefined || given.within.length > deepest) {
      this.rows.push({ source: path.join('.'), title, kind: type, left: [refusal ?? 'It lies too deep.'] });
      return [];
    }
    const row = { source: path.join('.'), title, field: path.join('.'), left };
    const items = this.#resolved(property['items']);
    if (type === 'array' && isJsonObject(items['properties'])) {
      this.rows.push({ ...row, kind: 'array as a list of rows' });
      const nodes = this.nodes(items, path);
      return [{ kind: 'rows', name, title, isRequired: given.isRequired, ...wordsFrom(property), nodes }];
    }
    if (type === 'object' && isJsonObject(property['properties'])) {
      this.rows.push({ ...row, kind: 'object as a group' });
      return this.#group(name, { property, path, title, left });
    }
    this.rows.push({ ...row, kind: type });
    return [this.#field(name, { property, items, title, isRequired: given.isRequired })];
  }

  /** Reads an object as a group of fields whose paths begin with the object's name, as in form layouts. */
  #group(
    name: string,
    {
      property,
      path,
      title,
      left,
    }: { property: JsonObject; path: readonly string[]; title: string; left: string[] },
  ): readonly ImportedNode[] {
    const nodes = this.nodes(property, path).map((node) => prefixed(name, node));
    left.push('Its fields were put into the record itself, with its name in front of theirs.');
    return [{ kind: 'group', title, nodes }];
  }

  #field(
    name: string,
    {
      property,
      items,
      title,
      isRequired,
    }: { property: JsonObject; items: JsonObject; title: string; isRequired: boolean },
  ): ImportedField {
    const isList = property['type'] === 'array';
    const initial = property['default'];
    return {
      kind: 'field',
      ...{ name, title, isRequired },
      ...wordsFrom(property),
      schema: checksOf(isList ? items : property),
      ...(isList && { isMultiple: true }),
      ...(property['readOnly'] === true && { isReadOnly: true }),
      ...(initial !== undefined && initial !== null && { initial }),
    };
  }

  /** Resolves a reference within the schema; keywords beside the reference take precedence. */
  #resolved(value: Json | undefined, depth = 0): JsonObject {
    const schema = jsonObject(value);
    const ref = schema['$ref'];
    if (typeof ref !== 'string' || !ref.startsWith('#') || depth > deepest) return schema;
    const found = getAt(this.#root, ref.slice(1));
    return isJsonObject(found) ? { ...this.#resolved(found, depth + 1), ...schema } : schema;
  }
}

interface Given {
  readonly value: Json | undefined;
  readonly within: readonly string[];
  readonly isRequired: boolean;
}

/** Maximum depth; a deeper schema is taken to contain itself. */
const deepest = 8;

function prefixed(name: string, node: ImportedNode): ImportedNode {
  if (node.kind === 'text') return node;
  if (node.kind === 'group') return { ...node, nodes: node.nodes.map((each) => prefixed(name, each)) };
  return { ...node, name: `${name}_${node.name}` };
}

function wordsFrom(property: JsonObject): { readonly description?: string } {
  const description = property['description'];
  return typeof description === 'string' && description !== '' ? { description } : {};
}

/** Converts `oneOf` of titled constants into an enum with labels. */
function checksOf(property: JsonObject): JsonObject {
  const choices = jsonItems(property['oneOf']).filter(isJsonObject);
  const own: JsonObject = Object.fromEntries(
    Object.entries(property).filter(([name]) => carried.includes(name)),
  );
  if (choices.length === 0 || !choices.every(({ const: value }) => typeof value === 'string'))
    return Object.keys(own).length > 0 ? own : { type: 'string' };
  const labels = choices.flatMap(({ const: value, title }) =>
    typeof value === 'string' && typeof title === 'string' ? [[value, title] as const] : [],
  );
  return {
    enum: choices.flatMap(({ const: value }) => (typeof value === 'string' ? [value] : [])),
    ...(labels.length > 0 && { 'x-labels': Object.fromEntries(labels) }),
  };
}

function leftOf(property: JsonObject): string[] {
  const known = [...carried, ...described, ...structural];
  const unknown = Object.keys(property).filter((word) => !known.includes(word));
  const left = unknown.length > 0 ? [`Left out: ${unknown.join(', ')}.`] : [];
  const choices = jsonItems(property['oneOf']).filter(isJsonObject);
  if (choices.length > 0 && !choices.every(({ const: value }) => typeof value === 'string'))
    left.push('Left out: oneOf.');
  const ref = property['$ref'];
  if (typeof ref === 'string' && !ref.startsWith('#'))
    left.push(`What it refers to is not in the file: ${ref}.`);
  return left;
}
