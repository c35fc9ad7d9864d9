import type { StructuralError } from '../../../../core/product/entity.ts';

/** Error of a validator, with the invalid value if the validator supplies it. */
export interface ValueError extends StructuralError {
  readonly data?: unknown;
  /** Schema that contains the keyword. */
  readonly parentSchema?: unknown;
}

type Sentence = (error: ValueError) => string;

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of values',
  null: 'empty',
};

const formats: Readonly<Record<string, string>> = {
  date: 'a date',
  time: 'a time of day',
  'date-time': 'a date with a time',
  'partial-date-time': 'a date, with a time where it is known',
  duration: 'a duration, such as P3D',
  email: 'an email address',
  'idn-email': 'an email address',
  uri: 'a web address in full, with https://',
  'uri-reference': 'a web address',
  url: 'a web address in full, with https://',
  hostname: 'the name of a computer in a network',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  uuid: 'a UUID',
  regex: 'a regular expression',
  color: 'a color',
  'data-url': 'a file',
};

/** Maximum number of values in a sentence, since a longer list is hard to read. */
const mostValues = 8;

const sentences: Readonly<Record<string, Sentence>> = {
  required: () => '{label} is required',
  dependentRequired: () => '{label} is required',
  dependencies: ({ params }) => `{label} is required where "${textOf(params['property'])}" is given`,
  type: ({ params, data }) =>
    isUnquotedNumber(params['type'], data)
      ? '{label} has more digits than can be kept exactly'
      : `{label} must be ${oneOf([params['type']].flat().map((name) => types[String(name)] ?? String(name)))}`,
  enum: ({ params }) => chooseOneOf(params['allowedValues']),
  const: ({ params }) => `{label} must be ${textOf(params['allowedValue'])}`,
  format: ({ params }) =>
    `{label} must be ${formats[String(params['format'])] ?? `in the form "${String(params['format'])}"`}`,
  pattern: () => '{label} is not in the expected form',
  minLength: ({ params }) =>
    params['limit'] === 1
      ? '{label} must not be empty'
      : `{label} needs at least ${counted(params, 'character')}`,
  maxLength: ({ params }) => `{label} may have at most ${counted(params, 'character')}`,
  minimum: ({ params }) => `{label} must be ${String(params['limit'])} or more`,
  maximum: ({ params }) => `{label} must be ${String(params['limit'])} or less`,
  exclusiveMinimum: ({ params }) => `{label} must be more than ${String(params['limit'])}`,
  exclusiveMaximum: ({ params }) => `{label} must be less than ${String(params['limit'])}`,
  multipleOf: ({ params }) => `{label} must be a multiple of ${String(params['multipleOf'])}`,
  minItems: ({ params }) => `{label} needs at least ${counted(params, 'entry', 'entries')}`,
  maxItems: ({ params }) => `{label} may have at most ${counted(params, 'entry', 'entries')}`,
  uniqueItems: () => '{label} must not have the same entry twice',
  contains: containsSentence,
  minProperties: ({ params }) => `{label} needs at least ${counted(params, 'value')}`,
  maxProperties: ({ params }) => `{label} may have at most ${counted(params, 'value')}`,
  additionalProperties: () => '{label} is not expected here',
  unevaluatedProperties: () => '{label} is not expected here',
  additionalItems: () => '{label} has more entries than expected',
  unevaluatedItems: () => '{label} has more entries than expected',
  propertyNames: ({ params }) =>
    `{label} has a value under a name that is not allowed: "${textOf(params['propertyName'])}"`,
  oneOf: ({ params }) =>
    Array.isArray(params['passingSchemas'])
      ? '{label} fits several of the choices, and must fit one'
      : '{label} fits none of the choices',
  anyOf: () => '{label} fits none of the choices',
  not: () => '{label} must not be this value',
  'false schema': () => '{label} must not be given',
};

/**
 * Formats the error of `contains`: too few or too many items match its subschema, for which the schema gives
 * no name.
 */
function containsSentence({ params }: ValueError): string {
  const { minContains: least = 1, maxContains: most } = params;
  if (most === undefined && least === 1) return '{label} lacks an entry of the kind that it needs';
  const limits = [`at least ${String(least)}`, ...(most === undefined ? [] : [`at most ${String(most)}`])];
  return `{label} needs ${limits.join(' and ')} of the entries that it is about`;
}

/** Formats the error of a validator as a sentence, in which `{label}` stands for the field's label. */
export function validatorSentence(error: ValueError): string {
  const sentence = Object.hasOwn(sentences, error.keyword) ? sentences[error.keyword] : undefined;
  return sentence?.(error) ?? error.message ?? '{label} is not valid';
}

/**
 * Reports whether a value is text typed into a number field, which keeps text that no number can represent
 * exactly.
 */
function isUnquotedNumber(type: unknown, data: unknown): boolean {
  const isNumber = [type].flat().some((name) => name === 'number' || name === 'integer');
  return isNumber && typeof data === 'string' && /^[+-]?\d+$/.test(data);
}

function chooseOneOf(allowed: unknown): string {
  const values: readonly unknown[] = Array.isArray(allowed) ? allowed : [];
  if (values.length === 0 || values.length > mostValues) return '{label} must be one of the listed values';
  return `{label} must be ${oneOf(values.map(textOf))}`;
}

function counted({ limit }: StructuralError['params'], one: string, several = `${one}s`): string {
  return `${String(limit)} ${limit === 1 ? one : several}`;
}

/** Joins texts by commas and a final "or": `a, b or c`. */
function oneOf(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} or ${texts.at(-1)}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
