import {
  isJsonObject,
  type JsonObject,
  type JsonSchema,
  type JsonSchemaObject,
} from '../../../../core/json/json.ts';
import { getAt, pointerOf } from '../../../../core/json/pointer.ts';
import type { Field } from '../../../../core/product/entity.ts';
import { pointerTo } from '../local-references.ts';

interface Walk {
  readonly root: JsonSchema;
  readonly found: Map<string, Field>;
}

interface Here {
  readonly at: string;
  /** Label where the schema has no title. */
  readonly name: string;
  readonly ui: JsonObject;
  /** References being followed, to detect a schema that contains itself. */
  readonly open: readonly string[];
}

/** Lists the fields of a schema with labels for messages, taken from the titles of schema and uiSchema. */
export function fieldEntries(schema: JsonSchema, uiSchema: JsonObject): Readonly<Record<string, Field>> {
  const walk: Walk = { root: schema, found: new Map() };
  visit(walk, schema, { at: '', name: '', ui: uiSchema, open: [] });
  walk.found.delete('');
  return Object.fromEntries(walk.found);
}

function visit(walk: Walk, schema: unknown, here: Here): void {
  if (!isJsonObject(schema)) return;
  const { $ref } = schema;
  note(walk, schema, here);
  const target = typeof $ref === 'string' ? pointerTo($ref) : undefined;
  if (target !== undefined && !here.open.includes(target))
    visit(walk, getAt(walk.root, target), { ...here, open: [...here.open, target] });
  for (const [name, child] of entriesOf(schema['properties'])) {
    visit(walk, child, { ...here, at: here.at + pointerOf([name]), name, ui: objectOf(here.ui[name]) });
  }
  const rows = { ...here, at: `${here.at}/*`, ui: objectOf(here.ui['items']) };
  for (const child of [schema['items'], schema['additionalItems']].flat()) visit(walk, child, rows);
  visit(walk, schema['additionalProperties'], { ...here, at: `${here.at}/*` });
  for (const keyword of ['allOf', 'anyOf', 'oneOf', 'then', 'else'])
    for (const child of [schema[keyword]].flat()) visit(walk, child, here);
  for (const keyword of ['dependencies', 'dependentSchemas'])
    for (const [, child] of entriesOf(schema[keyword])) visit(walk, child, here);
}

/** Adds the label of a path, by the first schema at the path that has a title. */
function note({ found }: Walk, schema: JsonSchemaObject, { at, name, ui }: Here): void {
  const title = ui['ui:title'] ?? objectOf(ui['ui:options'])['title'] ?? schema.title;
  const type = typeof schema.type === 'string' ? schema.type : 'object';
  const isBranch = found.has(at);
  if (typeof title === 'string' && title !== '' && !isBranch) found.set(at, { title, type });
  else if (!isBranch && name !== '' && schema['$ref'] === undefined) found.set(at, { title: name, type });
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return isJsonObject(value) ? Object.entries(value) : [];
}

function objectOf(value: unknown): JsonObject {
  return isJsonObject(value) ? value : {};
}
