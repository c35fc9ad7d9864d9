import fc from 'fast-check';
import type { Json, JsonObject, JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { Act } from './drive.tsx';
import type { Reason } from './keyed-case.ts';

/** Kind of field: its values, and the actions that change one value into another. */
interface Kind {
  readonly schema: JsonSchemaObject;
  readonly values: readonly (Json | undefined)[];
  readonly write: (name: string, value: Json | undefined, at: number, before: Json | undefined) => Act[];
  /** Reason why stock RJSF may give another outcome. */
  readonly differs?: Reason;
}

const typed: Kind['write'] = (name, value, at) =>
  value === undefined ? [{ clear: name, at }] : [{ type: name, keys: String(value), at }];

/** Types a key before clearing to null, since an empty field cannot be emptied. */
const typedOrNull: Kind['write'] = (name, value, at) =>
  value === null
    ? [
        { type: name, keys: '1', at },
        { clear: name, at },
      ]
    : typed(name, value, at, undefined);

const ticked: Kind['write'] = (name, value, at, before) => {
  const presses = value === before ? 0 : before === undefined && value === false ? 2 : 1;
  return Array.from({ length: presses }, () => ({ tick: name, at }));
};

const chosen =
  (label: (value: Json) => string): Kind['write'] =>
  (name, value, at) => [{ choose: name, option: value === undefined ? 'Choose…' : label(value), at }];

const texts = ['b', 'Abc', 'ünï', '🙂🙂', '12', '-', 'a/b~c.d', 'two words', 'x{y}[z]'];
const numbers = [-0.25, 12, 0, 1000000, -3];

const kinds: readonly Kind[] = [
  { schema: { type: 'string' }, values: [...texts, undefined], write: typed },
  { schema: { type: 'string', minLength: 2, maxLength: 4 }, values: [...texts, undefined], write: typed },
  {
    schema: { type: 'string', pattern: '^[a-z\\-]+$' },
    values: ['b', 'b-b', 'B', undefined],
    write: typed,
    differs: 'patterns of others',
  },
  {
    schema: { type: ['string', 'null'] },
    values: [...texts, null],
    write: typedOrNull,
    differs: 'an emptied null',
  },
  {
    schema: { type: 'number', minimum: -1 },
    values: [...numbers, undefined],
    write: typed,
    differs: 'a number is a text',
  },
  {
    schema: { type: 'integer', multipleOf: 4 },
    values: [...numbers, undefined],
    write: typed,
    differs: 'a number is a text',
  },
  {
    schema: { type: ['number', 'null'] },
    values: [...numbers, null],
    write: typedOrNull,
    differs: 'an emptied null',
  },
  { schema: { type: 'boolean' }, values: [true, false], write: ticked },
  {
    schema: { type: ['boolean', 'null'] },
    values: [true, false, null],
    write: chosen((value) => (value === null ? 'Choose…' : value === true ? 'Yes' : 'No')),
    differs: 'yes, no or neither',
  },
  {
    schema: { type: 'string', enum: ['red', 'green'] },
    values: ['red', 'green', undefined],
    write: chosen(String),
    differs: 'empty choices',
  },
  { schema: { enum: ['a', 1, true, null] }, values: ['a', 1, true, null], write: chosen(String) },
  {
    schema: {
      oneOf: [
        { const: 1, title: 'One' },
        { const: 'x', title: 'X' },
        { const: false, title: 'No' },
      ],
    },
    values: [1, 'x', false],
    write: chosen((value) => (value === 1 ? 'One' : value === 'x' ? 'X' : 'No')),
    differs: 'constants are choices',
  },
  { schema: { type: 'string', format: 'date' }, values: ['2024-02-29', '1999-12-31'], write: typed },
  { schema: { type: 'string', format: 'email' }, values: ['ann@books.test', 'ann at books'], write: typed },
  { schema: { type: 'string', format: 'duration' }, values: ['P3D', '3 days'], write: typed },
];

/** Property of the form, with two values to enter one after the other. */
interface Part {
  readonly schema: JsonSchemaObject;
  readonly isRequired: boolean;
  readonly values: readonly [Json | undefined, Json | undefined];
  readonly steps: (
    values: readonly [Json | undefined, Json | undefined],
    add: number,
  ) => readonly [Act[], Act[]];
  readonly hasAdd: boolean;
  readonly differs: readonly Reason[];
}

const leaf = (name: string): fc.Arbitrary<Part> =>
  fc.constantFrom(...kinds).chain((kind) =>
    fc
      .record({
        one: fc.constantFrom(...kind.values),
        two: fc.constantFrom(...kind.values),
        isRequired: fc.boolean(),
      })
      .map(({ one, two, isRequired }) => ({
        ...{ schema: { ...kind.schema, title: name }, isRequired, hasAdd: false },
        ...{ values: [one, two] as const, differs: kind.differs === undefined ? [] : [kind.differs] },
        steps: () => [kind.write(name, one, 0, undefined), kind.write(name, two, 0, one)] as const,
      })),
  );

const group = (name: string): fc.Arbitrary<Part> =>
  fc.tuple(leaf(`${name} a`), leaf(`${name} b`), fc.boolean()).map(([a, b, isRequired]) => {
    const at = (index: 0 | 1) => withoutUndefined({ a: a.values[index], b: b.values[index] });
    const required = [...(a.isRequired ? ['a'] : []), ...(b.isRequired ? ['b'] : [])];
    const isLeft = [0, 1].some((index) => Object.keys(at(index as 0 | 1)).length === 0);
    return {
      ...{ isRequired, hasAdd: false },
      schema: { type: 'object', title: name, properties: { a: a.schema, b: b.schema }, required },
      values: [orNothing(at(0), isRequired), orNothing(at(1), isRequired)] as const,
      differs: [...a.differs, ...b.differs, ...(isLeft ? (['a group is left'] as const) : [])],
      steps: () => {
        const [one, two] = [a.steps(a.values, 0), b.steps(b.values, 0)];
        return [
          [...one[0], ...two[0]],
          [...one[1], ...two[1]],
        ] as const;
      },
    };
  });

/** Kinds of fields for items, which always have a value, since an item is added and then filled. */
const itemKinds = kinds.filter(({ values, differs }) => !values.includes(undefined) || differs === undefined);

const list = (name: string): fc.Arbitrary<Part> =>
  fc.constantFrom(...itemKinds).chain((kind) => {
    const item = fc.constantFrom(...kind.values.filter((value) => value !== undefined));
    const items = fc.array(item, { maxLength: 2 });
    return fc.record({ one: items, two: items, isObject: fc.boolean() }).map(({ one, two, isObject }) => {
      const label = `${name} item`;
      const field = { ...kind.schema, title: label };
      const wrapped = (each: Json): Json => (isObject ? { v: each } : each);
      const write = (values: readonly Json[], before: readonly Json[], add: number): Act[] => [
        ...before.slice(values.length).map(() => ({ press: 'Remove', at: -1 })),
        ...values.slice(before.length).map(() => ({ press: 'Add', at: add })),
        ...values.flatMap((value, at) => kind.write(label, value, at, before[at])),
      ];
      return {
        ...{ isRequired: false, hasAdd: true, differs: kind.differs === undefined ? [] : [kind.differs] },
        schema: {
          ...{ type: 'array', title: name },
          items: isObject ? { type: 'object', properties: { v: field } } : field,
        },
        // Uses undefined for an untouched list.
        values: [
          one.length === 0 ? undefined : one.map(wrapped),
          one.length + two.length === 0 ? undefined : two.map(wrapped),
        ] as const,
        steps: (_values, add) => [write(one, [], add), write(two, one, add)] as const,
      };
    });
  });

export interface TypedDocument {
  readonly schema: JsonSchemaObject;
  /** Steps before each of the two submits, and the expected values at each. */
  readonly turns: readonly { readonly steps: readonly Act[]; readonly holds: JsonObject }[];
  readonly differs: readonly Reason[];
}

const parts: fc.Arbitrary<readonly Part[]> = fc
  .array(fc.constantFrom('leaf', 'leaf', 'group'), { minLength: 1, maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      fc.boolean(),
      ...names.map((kind, index) => (kind === 'leaf' ? leaf(`F${index}`) : group(`G${index}`))),
    ),
  )
  .chain(([hasList, ...others]) =>
    // Includes at most one list, so that only its items have a remove button.
    hasList ? list('L').map((last) => [...others, last]) : fc.constant(others),
  );

/** Form with the keys that enter one document, and then another in its place. */
export const typedDocuments: fc.Arbitrary<TypedDocument> = parts.map((all) => {
  const entries = all.map((part, index) => [`p${index}`, part] as const);
  const steps = all.map((part) => part.steps(part.values, 0));
  const turn = (index: 0 | 1) => ({
    steps: [...steps.flatMap((each) => each[index]), { press: 'Submit' }],
    holds: withoutUndefined(Object.fromEntries(entries.map(([name, { values }]) => [name, values[index]]))),
  });
  return {
    schema: {
      type: 'object',
      required: entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
      properties: Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])),
    },
    turns: [turn(0), turn(1)],
    differs: all.flatMap(({ differs }) => differs),
  };
});

function withoutUndefined(values: Readonly<Record<string, Json | undefined>>): JsonObject {
  return JSON.parse(JSON.stringify(values));
}

/** Drops an optional group with its last value; keeps a required group as an empty object, like RJSF. */
function orNothing(value: JsonObject, isRequired: boolean): Json | undefined {
  return Object.keys(value).length > 0 || isRequired ? value : undefined;
}
