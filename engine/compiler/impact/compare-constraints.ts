import type { Json, JsonSchemaObject } from '../../core/json/json.ts';
import type { Direction } from './change.ts';

/** Difference of one schema, with its keyword. */
export interface ConstraintChange {
  readonly keyword: string;
  readonly direction: Direction;
  readonly what: string;
}

/**
 * Compares the accepted values of two versions of a schema, keyword by keyword; nested schemas are compared separately.
 */
export function compareConstraints(
  before: JsonSchemaObject,
  after: JsonSchemaObject,
): readonly ConstraintChange[] {
  return [
    ...compareTypes(before, after),
    ...compareChoices(before, after),
    ...comparePresence(before, after),
    ...Object.entries(limits).flatMap(([keyword, sign]) => compareLimit({ keyword, sign, before, after })),
    ...textual.flatMap((keyword) => compareText(keyword, before, after)),
    ...opaque.flatMap((keyword) => compareText(keyword, before, after)),
    ...closing.flatMap((keyword) => compareClosing(keyword, before, after)),
  ];
}

/** Keywords with a limit: 1 if a higher limit refuses more values, -1 if a lower one does. */
const limits: Readonly<Record<string, 1 | -1>> = {
  minimum: 1,
  exclusiveMinimum: 1,
  minLength: 1,
  minItems: 1,
  minProperties: 1,
  minContains: 1,
  maximum: -1,
  exclusiveMaximum: -1,
  maxLength: -1,
  maxItems: -1,
  maxProperties: -1,
  maxContains: -1,
};

const textual = ['pattern', 'format', 'multipleOf'];

/** Keywords that are not analysed; any change of them counts as narrower. */
const opaque = [
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'contains', 'prefixItems', 'uniqueItems'],
  ...['patternProperties', 'propertyNames', 'dependentRequired', 'dependentSchemas', 'unevaluatedItems'],
];

const closing = ['additionalProperties', 'unevaluatedProperties'];

function compareTypes(before: JsonSchemaObject, after: JsonSchemaObject): readonly ConstraintChange[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  if (old === undefined && now === undefined) return [];
  if (now === undefined) return [{ keyword: 'type', direction: 'wider', what: 'type removed' }];
  if (old === undefined) {
    const isImplied = allowed(before)?.every((value) => now.has(typeOf(value))) === true;
    return isImplied
      ? []
      : [{ keyword: 'type', direction: 'narrower', what: `type added: ${[...now].join(' or ')}` }];
  }
  const lost = [...old].filter((type) => !now.has(type) && !(type === 'integer' && now.has('number')));
  const gained = [...now].filter((type) => !old.has(type) && !(type === 'integer' && old.has('number')));
  return [
    ...(lost.length > 0
      ? [{ keyword: 'type', direction: 'narrower' as const, what: `type no longer ${lost.join(', ')}` }]
      : []),
    ...(gained.length > 0
      ? [{ keyword: 'type', direction: 'wider' as const, what: `type may be ${gained.join(', ')}` }]
      : []),
  ];
}

function compareChoices(before: JsonSchemaObject, after: JsonSchemaObject): readonly ConstraintChange[] {
  const [old, now] = [allowed(before), allowed(after)];
  const keyword = after.const === undefined ? 'enum' : 'const';
  if (old === undefined && now === undefined) return [];
  if (now === undefined)
    return [{ keyword: 'enum', direction: 'wider', what: 'choices removed: any value may stand here' }];
  if (old === undefined)
    return [{ keyword, direction: 'narrower', what: `choices added: only ${listOf(now)}` }];
  const lost = old.filter((value) => !includes(now, value));
  const gained = now.filter((value) => !includes(old, value));
  return [
    ...(lost.length > 0
      ? [{ keyword, direction: 'narrower' as const, what: `choice removed: ${listOf(lost)}` }]
      : []),
    ...(gained.length > 0
      ? [{ keyword, direction: 'wider' as const, what: `choice added: ${listOf(gained)}` }]
      : []),
  ];
}

function comparePresence(before: JsonSchemaObject, after: JsonSchemaObject): readonly ConstraintChange[] {
  const [old, now] = [before.required ?? [], after.required ?? []];
  const added = now.filter((name) => !old.includes(name));
  const removed = old.filter((name) => !now.includes(name));
  return [
    ...added.map((name) => ({
      keyword: 'required',
      direction: 'narrower' as const,
      what: `"${name}" is newly required`,
    })),
    ...removed.map((name) => ({
      keyword: 'required',
      direction: 'wider' as const,
      what: `"${name}" is no longer required`,
    })),
  ];
}

interface LimitComparison {
  readonly keyword: string;
  readonly sign: 1 | -1;
  readonly before: JsonSchemaObject;
  readonly after: JsonSchemaObject;
}

function limitIn(schema: JsonSchemaObject, keyword: string): number | undefined {
  const limit = schema[keyword];
  return typeof limit === 'number' ? limit : undefined;
}

function compareLimit({ keyword, sign, before, after }: LimitComparison): readonly ConstraintChange[] {
  const [old, now] = [limitIn(before, keyword), limitIn(after, keyword)];
  if (old === now) return [];
  if (old === undefined) return [{ keyword, direction: 'narrower', what: `${keyword} added: ${now}` }];
  if (now === undefined) return [{ keyword, direction: 'wider', what: `${keyword} removed (was ${old})` }];
  const direction = (now - old) * sign > 0 ? 'narrower' : 'wider';
  return [{ keyword, direction, what: `${keyword} ${old} becomes ${now}` }];
}

function compareText(
  keyword: string,
  before: JsonSchemaObject,
  after: JsonSchemaObject,
): readonly ConstraintChange[] {
  const [old, now] = [before[keyword], after[keyword]];
  if (JSON.stringify(old) === JSON.stringify(now)) return [];
  const shown = (value: unknown) => (textual.includes(keyword) ? `: ${String(value)}` : '');
  if (old === undefined) return [{ keyword, direction: 'narrower', what: `${keyword} added${shown(now)}` }];
  if (now === undefined) return [{ keyword, direction: 'wider', what: `${keyword} removed` }];
  return [{ keyword, direction: 'narrower', what: `${keyword} changed${shown(now)}` }];
}

function compareClosing(
  keyword: string,
  before: JsonSchemaObject,
  after: JsonSchemaObject,
): readonly ConstraintChange[] {
  const isClosed = (schema: JsonSchemaObject) => closing.some((each) => schema[each] === false);
  if (keyword !== closing[0] || isClosed(before) === isClosed(after)) return [];
  return isClosed(after)
    ? [{ keyword, direction: 'narrower', what: 'other properties are refused now' }]
    : [{ keyword, direction: 'wider', what: 'other properties are allowed now' }];
}

function typesOf({ type }: JsonSchemaObject): ReadonlySet<string> | undefined {
  return type === undefined ? undefined : new Set([type].flat());
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function allowed(schema: JsonSchemaObject): readonly Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const];
}

function includes(values: readonly Json[], value: Json): boolean {
  return values.some((each) => JSON.stringify(each) === JSON.stringify(value));
}

const mostShown = 5;

function listOf(values: readonly Json[]): string {
  const shown = values.slice(0, mostShown).map((value) => JSON.stringify(value));
  return [...shown, ...(values.length > mostShown ? [`${values.length - mostShown} more`] : [])].join(', ');
}
