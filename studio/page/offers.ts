import {
  isJsonObject,
  type Json,
  type JsonObject,
  jsonItems,
  jsonObject,
} from '../../engine/core/json/json.ts';
import type { PatchStep } from '../../engine/core/json/json-patch.ts';
import { getAtTokens, pointerOf } from '../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import { matchesSchema } from '../../engine/react/compiled-schema-form.ts';
import { titleOf } from './label-of.ts';
import {
  beginningsOf,
  childOf,
  type MetaPart,
  metaPartAt,
  metaSchemaAt,
  resolved,
  restOf,
  shapesOf,
  titlesOfRequired,
} from './part-of-meta.ts';
import { mayBeNamed, type SampleKnowledge, sampleOfShape } from './sample-value.ts';

/** Addition or conversion at a path of a file: an absent member or entry, a row, or another shape. */
export interface Offer {
  readonly kind: 'member' | 'entry' | 'row' | 'shape';
  readonly label: string;
  readonly description: string | undefined;
  readonly value: Json;
  /** Path of the addition, to which an entry's typed name is appended. */
  readonly at: readonly string[];
}

/** Lists the possible additions at a path of a file for which the panel's form has no input. */
export function offersAt(file: Json, path: readonly string[], known: SampleKnowledge): readonly Offer[] {
  const part = metaPartAt(known.meta, file, path);
  const value = getAtTokens(file, path);
  const context = { part, path, known };
  if (Array.isArray(value)) return [...rowsOf(jsonItems(value), context), ...shapesAt(file, path, known)];
  if (!isJsonObject(value)) return shapesAt(file, path, known);
  return [...membersOf(value, context), ...entriesOf(context), ...shapesAt(file, path, known)];
}

export interface OfferGroup {
  /** Title of the group; undefined where no groups are needed. */
  readonly title?: string;
  readonly offers: readonly Offer[];
}

/** Limit on offers without groups. */
const mostUngrouped = 10;

/** Groups many members by the number of files of the kind that have them, the most first. */
export function groupedOffers(
  offers: readonly Offer[],
  uses: ReadonlyMap<string, number>,
): readonly OfferGroup[] {
  if (offers.length <= mostUngrouped) return [{ offers }];
  const usesOf = ({ kind, at }: Offer) =>
    kind === 'member' ? (uses.get(at.at(-1) ?? '') ?? 0) : Number.MAX_SAFE_INTEGER;
  const known = offers.filter((offer) => usesOf(offer) > 0).toSorted((a, b) => usesOf(b) - usesOf(a));
  const others = offers.filter((offer) => usesOf(offer) === 0);
  const groups = [
    { title: 'Used by this product, most often first', offers: known },
    { title: 'Not used by this product yet', offers: others.toSorted(byLabel) },
  ];
  return groups.filter((group) => group.offers.length > 0);
}

const byLabel = (a: Offer, b: Offer) => a.label.localeCompare(b.label);

/** Builds the step that applies an offer. */
export function stepOf({ kind, at, value }: Offer, name?: string): PatchStep {
  const path = pointerOf(kind === 'entry' && name !== undefined ? [...at, name] : at);
  return { op: kind === 'shape' ? 'replace' : 'add', path, value };
}

/** Explains in a sentence why an entry cannot have a name; undefined if it can. */
export function refusalOfName(
  file: Json,
  { at }: Offer,
  { name, meta }: { readonly name: string; readonly meta: JsonObject },
): string | undefined {
  if (name === '') return 'Say what it is called.';
  if (Object.hasOwn(jsonObject(getAtTokens(file, at)), name)) return `There is “${name}” already.`;
  const part = metaPartAt(meta, file, at);
  if (mayBeNamed(part, name, meta)) return undefined;
  const looks = jsonObject(part['propertyNames'])['x-looks'] ?? 'Other names are written in another way.';
  return `“${name}” cannot be a name here. ${String(looks)}`;
}

interface OfferLocation {
  readonly part: MetaPart;
  readonly path: readonly string[];
  readonly known: SampleKnowledge;
}

function membersOf(value: JsonObject, { part, path, known }: OfferLocation): readonly Offer[] {
  const names = Object.keys(jsonObject(part['properties']));
  return names.flatMap((name) => {
    if (name === '$schema' || Object.hasOwn(value, name)) return [];
    const child = childOf(part, name);
    const shapes = shapesOf(known.meta, child);
    const word = { name, part: resolved(known.meta, child, undefined), isEntry: false };
    return shapes.map((shape) => ({
      ...({ kind: 'member', at: [...path, name], value: sampleOfShape(shape, known) } as const),
      ...{ label: labelled(titleOf(word), shape, shapes), description: descriptionOf(word.part) },
    }));
  });
}

function entriesOf({ part, path, known }: OfferLocation): readonly Offer[] {
  // Ignores patterns with a boolean schema, which leave the values open.
  const patterns = Object.values(jsonObject(part['patternProperties'])).filter(isJsonObject);
  const rest = restOf(part);
  const schemas = rest === undefined ? patterns : [...patterns, rest];
  return schemas.flatMap((schema) => {
    const shapes = shapesOf(known.meta, schema);
    return shapes.map((shape) => ({
      ...({ kind: 'entry', at: path, value: sampleOfShape(shape, known) } as const),
      ...{ label: labelled(nounOf(schema, 'Value'), shape, shapes), description: descriptionOf(shape) },
    }));
  });
}

function rowsOf(rows: readonly Json[], { part, path, known }: OfferLocation): readonly Offer[] {
  const shapes = beginningsOf(known.meta, part['items']);
  return shapes.map((shape) => ({
    ...({ kind: 'row', at: [...path, String(rows.length)], value: sampleOfShape(shape, known) } as const),
    ...{ label: labelled(nounOf(part['items'], 'Row'), shape, shapes), description: descriptionOf(shape) },
  }));
}

/** Lists other shapes for a value; members common to both are kept. */
function shapesAt(file: Json, path: readonly string[], known: SampleKnowledge): readonly Offer[] {
  if (path.length === 0) return [];
  const value = getAtTokens(file, path);
  const shapes = shapesOf(known.meta, metaSchemaAt(known.meta, file, path));
  if (value === undefined || shapes.length < 2) return [];
  const others = shapes.filter((shape) => !matchesSchema(shape, value, known.meta));
  return others.map((shape) => ({
    ...({ kind: 'shape', at: path, value: reshaped(value, shape, known) } as const),
    ...{ label: labelled('', shape, shapes), description: descriptionOf(shape) },
  }));
}

function reshaped(value: Json, shape: MetaPart, known: SampleKnowledge): Json {
  const sample = sampleOfShape(shape, known);
  const kept = isJsonObject(sample)
    ? { ...sample, ...keptMembers(value, shape, known) }
    : keptRows(value, sample);
  return matchesSchema(shape, kept, known.meta) ? kept : sample;
}

/** Lists the members that the shape also has; a text becomes the first text that an object requires. */
function keptMembers(value: Json, shape: MetaPart, { meta }: SampleKnowledge): JsonObject {
  const fits = (name: string, child: Json | undefined) =>
    shapesOf(meta, childOf(shape, name)).some(
      (each) => childOf(shape, name) !== undefined && matchesSchema(each, child, meta),
    );
  if (isJsonObject(value))
    return Object.fromEntries(Object.entries(value).filter(([name, child]) => fits(name, child)));
  const first = jsonItems(shape['required']).find((name) => typeof name === 'string' && fits(name, value));
  return typeof first === 'string' ? { [first]: value } : {};
}

function keptRows(value: Json, sample: Json): Json {
  if (Array.isArray(sample)) return [value];
  return Array.isArray(value) ? (jsonItems(value)[0] ?? sample) : sample;
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'number',
  boolean: 'yes or no',
  object: 'values',
  array: 'list',
  null: 'nothing',
};

function labelled(what: string, shape: MetaPart, shapes: readonly MetaPart[]): string {
  if (shapes.length < 2) return what;
  const words = wordsOf(shape, what);
  return what === '' ? words : `${what}: ${words}`;
}

/**
 * Names one of several shapes: by its own title, if that differs from the title of the whole (`what`), or
 * else by its content.
 */
function wordsOf(shape: MetaPart, what: string): string {
  const { title, type, required } = shape;
  if (typeof title === 'string' && title !== what) return title;
  if (shape['const'] !== undefined) return JSON.stringify(shape['const']);
  if (Array.isArray(shape['enum'])) return jsonItems(shape['enum']).join(', ');
  if (type === 'object' && Array.isArray(required)) return titlesOfRequired(shape, required);
  return nouns[String(type)] ?? 'values';
}

/** Finds the noun of a row or entry. */
function nounOf(schema: Json | undefined, usual: string): string {
  return stringOrUndefined(jsonObject(schema)['title']) ?? usual;
}

function descriptionOf({ description }: MetaPart): string | undefined {
  return typeof description === 'string' ? description : undefined;
}
