import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { isJsonObject, jsonItems, jsonObject } from '../../engine/core/json/json.ts';
import { matchesSchema } from '../../engine/react/compiled-schema-form.ts';
import type { KnownNames } from './known-names.ts';
import { childOf, type MetaPart, shapesOf } from './part-of-meta.ts';

export interface SampleKnowledge {
  readonly meta: JsonObject;
  readonly names: KnownNames;
}

/** Builds the minimal value that a meta-schema permits, to be filled in. */
export function sampleOf(schema: Json | undefined, known: SampleKnowledge): Json {
  const samples = shapesOf(known.meta, schema).map((shape) => ({
    shape,
    value: sampleOfShape(shape, known),
  }));
  const fitting = samples.find(({ shape, value }) => matchesSchema(shape, value, known.meta));
  return (fitting ?? samples[0])?.value ?? '';
}

/** Builds the minimal value of one shape. */
export function sampleOfShape(shape: MetaPart, known: SampleKnowledge): Json {
  if (shape['const'] !== undefined) return shape['const'];
  const [choice] = jsonItems(shape['enum']);
  if (choice !== undefined) return choice;
  const { type } = shape;
  if (type === 'array') return itemsOf(shape, known);
  if (type === 'integer' || type === 'number') return numberOf(shape);
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  return type === 'string' ? textOf(shape, known) : objectOf(shape, known);
}

function itemsOf(shape: MetaPart, known: SampleKnowledge): Json {
  const length = typeof shape['minItems'] === 'number' ? shape['minItems'] : 0;
  return Array.from({ length }, () => sampleOf(shape['items'], known));
}

function numberOf({ minimum, exclusiveMinimum }: MetaPart): number {
  if (typeof minimum === 'number') return minimum;
  return typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : 1;
}

/** Texts to try against a meta-schema: nothing, a name, a pointer, a path, a token, a day. */
const texts = [
  '',
  'new',
  '/name',
  'New',
  'name.name',
  '@name',
  'a',
  'en',
  '1',
  '2020-01-01',
  '{name}',
  '#000000',
];

function textOf(shape: MetaPart, { meta, names }: SampleKnowledge): string {
  const kind = shape['x-names'];
  const known = typeof kind === 'string' ? (names[kind]?.slice(0, 1) ?? []) : [];
  // Tries a valid expression only, since other texts would be unknown names.
  const expressions = shape['x-cel'] === true ? ['true'] : [];
  return [...known, ...expressions, ...texts].find((text) => matchesSchema(shape, text, meta)) ?? '';
}

function objectOf(shape: MetaPart, known: SampleKnowledge): JsonObject {
  const required = jsonItems(shape['required']).filter((name) => typeof name === 'string');
  const least = typeof shape['minProperties'] === 'number' ? shape['minProperties'] : 0;
  const declared = Object.keys(jsonObject(shape['properties'])).filter((name) => name !== '$schema');
  const optional = declared.length > 0 ? declared : [entryName(shape, known)];
  const added = optional
    .filter((name) => !required.includes(name))
    .slice(0, Math.max(0, least - required.length));
  return Object.fromEntries(
    [...required, ...added].map((name) => [name, sampleOf(childOf(shape, name), known)]),
  );
}

/** Finds a valid name for an entry of a map. */
export function entryName(shape: MetaPart, { meta }: SampleKnowledge): string {
  return texts.find((text) => text !== '' && mayBeNamed(shape, text, meta)) ?? 'new';
}

/** Reports whether a name is valid for an entry of a map. */
export function mayBeNamed(shape: MetaPart, name: string, meta: JsonObject): boolean {
  const { propertyNames } = shape;
  if (isJsonObject(propertyNames) && !matchesSchema(propertyNames, name, meta)) return false;
  return childOf(shape, name) !== undefined;
}
