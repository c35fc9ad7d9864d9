import type { JsonSchema, JsonSchemaObject } from '../../core/json/json.ts';
import { mapSchemas } from './walk-bundle.ts';

/** Item schema of a `contains`, with the conditions on the array under which the keyword applies. */
interface Contained {
  readonly conditions: readonly JsonSchema[];
  readonly item: JsonSchema;
}

/** Maximum number of conditions: each one doubles the emitted code, and real schemas have one or two. */
const mostConditions = 8;

/**
 * Lets `unevaluatedItems` see the items that a `contains: C` evaluates: `unevaluatedItems: U` becomes `anyOf:
 * [C, U]`. Wraps the schema in an `if` where the `contains` is in a branch of `anyOf`, `oneOf` or `if`.
 */
export function seeContains(root: JsonSchema): JsonSchema {
  if (typeof root !== 'object') return root;
  const definitions = root.$defs ?? {};
  const deref = ($ref: string) =>
    $ref === '#' ? root : (definitions[$ref.slice('#/$defs/'.length)] ?? true);
  const seen = mapSchemas(root, (schema) => withSeenContains(schema, deref));
  return seen;
}

type Deref = ($ref: string) => JsonSchema;

function withSeenContains(schema: JsonSchemaObject, deref: Deref): JsonSchemaObject {
  if (!('unevaluatedItems' in schema)) return schema;
  const { $defs, ...rest } = schema;
  const found = containedIn(rest, deref);
  if (found.length === 0) return schema;
  if (found.filter(({ conditions }) => conditions.length > 0).length > mostConditions)
    throw new Error(
      `"unevaluatedItems" meets more than ${mostConditions} conditional "contains"; split the schema`,
    );
  const split = splitBy(rest, found, schema.unevaluatedItems);
  return $defs === undefined ? split : { ...split, $defs };
}

function splitBy(
  schema: JsonSchemaObject,
  [next, ...others]: readonly Contained[],
  left: JsonSchema,
): JsonSchemaObject {
  if (next === undefined) return { ...schema, unevaluatedItems: left };
  const seen = splitBy(schema, others, { anyOf: [next.item, left] });
  if (next.conditions.length === 0) return seen;
  const condition = { not: { not: { allOf: next.conditions } } };
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  return { if: condition, then: seen, else: splitBy(schema, others, left) };
}

/** Lists every `contains` that applies to the array itself: of the schema and of its in-place subschemas. */
function containedIn(schema: JsonSchema, deref: Deref): readonly Contained[] {
  if (typeof schema !== 'object') return [];
  const { contains, $ref } = schema;
  const own = contains === undefined ? [] : [{ conditions: [], item: contains }];
  const referred = typeof $ref === 'string' ? containedIn(deref($ref), deref) : [];
  const all = (schema.allOf ?? []).flatMap((member) => containedIn(member, deref));
  const some = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [
    ...own,
    ...referred,
    ...all,
    ...some.flatMap((member) => under([member], containedIn(member, deref))),
    ...clauses(schema, deref),
  ];
}

function clauses(schema: JsonSchemaObject, deref: Deref): readonly Contained[] {
  const condition = schema.if;
  if (condition === undefined) return [];
  const clause = (keyword: 'then' | 'else') => containedIn(schema[keyword] ?? true, deref);
  return [...under([condition], clause('then')), ...under([{ not: condition }], clause('else'))];
}

function under(conditions: readonly JsonSchema[], found: readonly Contained[]): readonly Contained[] {
  return found.map(({ item, conditions: inner }) => ({ item, conditions: [...conditions, ...inner] }));
}
