import { hasMembers } from '../../core/json/json.ts';
import { getAt, pointerOf } from '../../core/json/pointer.ts';

/**
 * Changed value inside a larger one, with the parts of the meta-schema that decide whether the larger value is
 * still valid.
 */
export interface ChangedPart {
  readonly value: unknown;
  /** JSON Pointers to the parts of the meta-schema that the value must fit. */
  readonly parts: readonly string[];
}

/**
 * Finds the smallest part that holds every change from an earlier valid value; the whole value if several parts
 * differ. Compares by identity, since parsing keeps the objects of unchanged parts.
 */
export function changedPart(meta: unknown, before: unknown, after: unknown): ChangedPart {
  return within(meta, { before, after, parts: [''] });
}

interface Changed {
  readonly before: unknown;
  readonly after: unknown;
  readonly parts: readonly string[];
}

function within(meta: unknown, { before, after, parts }: Changed): ChangedPart {
  const child = onlyChangedChild(before, after);
  if (child === undefined) return { value: after, parts };
  const ofChild = joined(parts.map((part) => partsOfChild(meta, part, child.key)));
  return ofChild === undefined ? { value: after, parts } : within(meta, { ...child, parts: ofChild });
}

interface ChangedChild {
  readonly before: unknown;
  readonly after: unknown;
  /** Name of the property; undefined for an item of a list. */
  readonly key: string | undefined;
}

/** Finds the one child, an object or a list, that was replaced; undefined where anything else has changed. */
function onlyChangedChild(before: unknown, after: unknown): ChangedChild | undefined {
  if (!hasMembers(before) || !hasMembers(after) || Array.isArray(before) !== Array.isArray(after))
    return undefined;
  const names = Object.keys(after);
  if (names.length !== Object.keys(before).length) return undefined;
  const changed = names.filter((name) => before[name] !== after[name] || !Object.hasOwn(before, name));
  const [name] = changed;
  if (name === undefined || changed.length > 1) return undefined;
  const child = { before: before[name], after: after[name], key: Array.isArray(after) ? undefined : name };
  const areAlike = hasMembers(child.before) && hasMembers(child.after);
  return areAlike && Array.isArray(child.before) === Array.isArray(child.after) ? child : undefined;
}

type Parts = readonly string[] | undefined;

/** Joins the lists of parts; undefined where one of the lists is unknown. */
function joined(all: readonly Parts[]): Parts {
  const known = all.filter((parts) => parts !== undefined);
  return known.length === all.length ? known.flat() : undefined;
}

/** Keywords that may depend on a child's content in ways that this check does not analyse. */
const opaque = [
  ...['const', 'enum', 'uniqueItems', 'contains', 'prefixItems', 'patternProperties', '$dynamicRef'],
  'unevaluatedItems',
];

/** Keywords with subschemas that a valid value need not satisfy. */
const optional = ['anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas'];

/**
 * Finds the parts of the meta-schema that a changed child must satisfy; undefined where a keyword depends on
 * more than the child.
 */
function partsOfChild(meta: unknown, part: string, key: string | undefined): Parts {
  const schema = getAt(meta, part);
  if (!hasMembers(schema)) return [];
  if (opaque.some((keyword) => keyword in schema) || hasMembers(schema['unevaluatedProperties']))
    return undefined;
  const follow = (other: string) => partsOfChild(meta, other, key);
  const perhaps = optional.flatMap((keyword) => subschemas(part, keyword, schema[keyword])).map(follow);
  if (perhaps.some((parts) => parts?.length !== 0)) return undefined;
  const surely = subschemas(part, 'allOf', schema['allOf']).map(follow);
  return joined([...surely, ...referred(schema).map(follow), ownParts(schema, part, key)]);
}

function subschemas(part: string, keyword: string, value: unknown): readonly string[] {
  const at = part + pointerOf([keyword]);
  if (!hasMembers(value)) return [];
  const holdsSeveral = Array.isArray(value) || keyword === 'dependentSchemas';
  return holdsSeveral ? Object.keys(value).map((name) => at + pointerOf([name])) : [at];
}

function referred({ $ref }: Readonly<Record<string, unknown>>): readonly string[] {
  return typeof $ref === 'string' ? [$ref.slice(1)] : [];
}

function ownParts(schema: Readonly<Record<string, unknown>>, part: string, key: string | undefined): Parts {
  if (key === undefined) return 'items' in schema ? [`${part}/items`] : [];
  const isListed = hasMembers(schema['properties']) && Object.hasOwn(schema['properties'], key);
  if (isListed) return [part + pointerOf(['properties', key])];
  return 'additionalProperties' in schema ? [`${part}/additionalProperties`] : [];
}
