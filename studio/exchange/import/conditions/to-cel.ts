import { type ParsedCondition, parseCondition } from './parse-condition.ts';

/** Type of a compared field, which determines the spelling of a value. */
export type FieldType = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'code' | 'codes' | 'rows';

export interface KnownField {
  /** Name of the field in CEL, from the condition's position: `self.age`. */
  readonly cel: string;
  readonly type: FieldType;
  /** Codes of the field's choices, where they are known. */
  readonly codes?: readonly string[];
}

export interface ConditionContext {
  /** Finds the field by its source name, if it is in the scope of the condition. */
  readonly field: (source: string) => KnownField | undefined;
  /** Field that the condition checks, in XLSForm a dot. */
  readonly self?: KnownField;
}

/** Part of a condition in CEL, with its type. */
interface Part {
  readonly cel: string;
  readonly type: FieldType | 'literal';
  /** CEL spelling of a constant: a quoted text or a number. */
  readonly value?: string;
  /** Codes of a field's choices. */
  readonly codes?: readonly string[];
}

/**
 * Converts a condition to CEL; undefined without an exact counterpart, so that the caller lists the condition
 * as left out.
 */
export function celOfCondition(text: string, context: ConditionContext): string | undefined {
  const tree = parseCondition(text);
  const part = tree === undefined ? undefined : partOf(tree, context);
  return part?.type === 'boolean' ? part.cel : undefined;
}

/** Converts an expression with a value, such as the calculation of a field, to CEL. */
export function celOfValue(text: string, context: ConditionContext): KnownField | undefined {
  const tree = parseCondition(text);
  const part = tree === undefined ? undefined : partOf(tree, context);
  if (part === undefined || part.type === 'literal') return undefined;
  return { cel: part.cel, type: part.type };
}

function partOf(tree: ParsedCondition, context: ConditionContext): Part | undefined {
  switch (tree.kind) {
    case 'number':
      return { cel: tree.value, type: 'number', value: tree.value };
    case 'text':
      return { cel: celString(tree.value), type: 'literal', value: tree.value };
    case 'self':
      return context.self;
    case 'field':
      return fieldPart(tree.name, context);
    case 'call':
      return callPart(tree, context);
    case 'pair':
      return pairPart(tree, context);
  }
}

/** Converts a field of REDCap; `[symptoms(3)]` tests whether choice 3 is ticked. */
function fieldPart(name: string, context: ConditionContext): Part | undefined {
  const ticked = /^(\w+)\((-?\w+)\)$/.exec(name);
  if (ticked === null) return context.field(name);
  const field = context.field(ticked[1] ?? '');
  return field?.type === 'codes' ? is(`${celString(ticked[2] ?? '')} in ${field.cel}`) : undefined;
}

type Pair = Extract<ParsedCondition, { readonly kind: 'pair' }>;

function pairPart({ operator, left, right }: Pair, context: ConditionContext): Part | undefined {
  const [a, b] = [partOf(left, context), partOf(right, context)];
  if (a === undefined || b === undefined) return undefined;
  if (operator === 'and' || operator === 'or') return joined(a, b, operator === 'and' ? '&&' : '||');
  if (operator in arithmetic) return calculated(a, b, arithmetic[operator] ?? '');
  const sign = comparisons[operator];
  if (sign === undefined) return undefined;
  return a.type === 'literal' || (a.value !== undefined && b.value === undefined)
    ? compared(b, a, turned[sign] ?? sign)
    : compared(a, b, sign);
}

const arithmetic: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  div: '/',
  mod: '%',
};
const comparisons: Readonly<Record<string, string>> = {
  '=': '==',
  '!=': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};
const turned: Readonly<Record<string, string>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function joined(a: Part, b: Part, sign: string): Part | undefined {
  if (a.type !== 'boolean' || b.type !== 'boolean') return undefined;
  return is([a, b].map(({ cel }) => inBrackets(cel)).join(` ${sign} `));
}

function calculated(a: Part, b: Part, sign: string): Part | undefined {
  if (a.type !== 'number' || b.type !== 'number') return undefined;
  return { cel: `${inBrackets(a.cel)} ${sign} ${inBrackets(b.cel)}`, type: 'number' };
}

/** Compares a field with a value, or with a field of the same type. */
function compared(field: Part, to: Part, sign: string): Part | undefined {
  if (to.value === '') return comparedWithNothing(field, sign);
  const isOrder = !['==', '!='].includes(sign);
  if (to.value === undefined) return comparedFields(field, to, sign);
  if (isOrder && field.type === 'code') return amongCodes(field, Number(to.value), sign);
  // Refuses an order of texts, since other systems compare texts as numbers, and CEL compares them
  // alphabetically.
  if (isOrder && field.type === 'text') return undefined;
  if (field.type === 'boolean') return comparedWithTick(field, to.value, sign);
  const written = writtenAs(field.type, to.value);
  if (written === undefined) return undefined;
  const test = `${field.cel} ${sign} ${written}`;
  // Includes a missing value for `!=`, since in other systems a missing value differs from every value, while
  // in CEL a missing number or day makes any comparison false.
  const isAbsentDifferent = sign === '!=' && (field.type === 'number' || field.type === 'date');
  return is(isAbsentDifferent ? `blank(${field.cel}) || ${test}` : test);
}

/**
 * Compares two fields as other systems do: a missing value differs from every value, and equals another missing
 * value.
 */
function comparedFields(field: Part, to: Part, sign: string): Part | undefined {
  const isEquality = sign === '==' || sign === '!=';
  if (field.type !== to.type || field.type === 'codes' || field.type === 'rows') return undefined;
  const isOrdered = field.type === 'number' || field.type === 'date';
  if (isOrdered && !isEquality) return is(`${field.cel} ${sign} ${to.cel}`);
  return isEquality && (field.type === 'text' || field.type === 'code')
    ? is(`${field.cel} ${sign} ${to.cel}`)
    : undefined;
}

/** Lists the choices for which a comparison holds, since other systems compare codes as numbers. */
function amongCodes({ cel, codes = [] }: Part, limit: number, sign: string): Part | undefined {
  const areNumbers = codes.length > 0 && codes.every((code) => /^-?\d+(\.\d+)?$/.test(code));
  if (!areNumbers || !Number.isFinite(limit)) return undefined;
  const chosen = codes.filter((code) => holds(Number(code), sign, limit));
  return chosen.length === 0
    ? is('false')
    : is(chosen.map((code) => `${cel} == ${celString(code)}`).join(' || '));
}

function holds(code: number, sign: string, limit: number): boolean {
  if (sign === '<') return code < limit;
  if (sign === '<=') return code <= limit;
  return sign === '>' ? code > limit : code >= limit;
}

function comparedWithNothing({ cel, type }: Part, sign: string): Part | undefined {
  if (type === 'literal') return undefined;
  if (sign === '==') return is(`blank(${cel})`);
  return sign === '!=' ? is(`!blank(${cel})`) : undefined;
}

/**
 * Compares a checkbox: a missing value is false in CEL, but nothing in other systems, where only the answer
 * `no` counts as no.
 */
function comparedWithTick({ cel }: Part, value: string, sign: string): Part | undefined {
  const isYes = ['1', 'yes', 'true', 'ok'].includes(value.toLowerCase());
  if (!isYes && !['0', 'no', 'false'].includes(value.toLowerCase())) return undefined;
  const isField = /^\w+(\.\w+)*$/.test(cel);
  const no = isField ? `!${cel} && !blank(${cel})` : `!(${cel})`;
  if (sign === '==') return is(isYes ? cel : no);
  return sign === '!=' ? is(isYes ? `!${inBrackets(cel)}` : `!(${no})`) : undefined;
}

function writtenAs(type: Part['type'], value: string): string | undefined {
  if (type === 'number') return /^-?\d+(\.\d+)?$/.test(value) ? value : undefined;
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value) ? `date(${celString(value)})` : undefined;
  return type === 'code' || type === 'text' ? celString(value) : undefined;
}

type Call = Extract<ParsedCondition, { readonly kind: 'call' }>;

function callPart({ name, values }: Call, context: ConditionContext): Part | undefined {
  const parts = values.map((value) => partOf(value, context));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return functions[name.toLowerCase()]?.(parts);
}

const functions: Readonly<Record<string, (parts: readonly Part[]) => Part | undefined>> = {
  not: ([a]) => (a?.type === 'boolean' ? is(`!(${a.cel})`) : undefined),
  true: () => is('true'),
  false: () => is('false'),
  today: () => ({ cel: 'today()', type: 'date' }),
  date: ([day]) => (day?.type === 'literal' ? day : undefined),
  selected: ([field, code]) => selected(field, code),
  'count-selected': ([field]) => (field?.type === 'codes' ? number(`size(${field.cel})`) : undefined),
  count: ([field]) => (field?.type === 'rows' ? number(`size(${field.cel})`) : undefined),
  'string-length': ([field]) => (field?.type === 'text' ? number(`size(${field.cel})`) : undefined),
  regex: ([field, pattern]) =>
    field?.type === 'text' && pattern?.type === 'literal'
      ? is(`matches(${field.cel}, ${celString(whole(pattern.value ?? ''))})`)
      : undefined,
  if: ([test, yes, no]) => chosen(test, yes, no),
  round: ([value, digits]) =>
    value?.type === 'number' && digits?.type === 'number'
      ? number(`round(${value.cel}, ${digits.cel})`)
      : undefined,
  number: ([value]) => (value?.type === 'number' ? value : undefined),
  int: () => undefined,
};

function selected(field: Part | undefined, code: Part | undefined): Part | undefined {
  if (code?.value === undefined) return undefined;
  if (field?.type === 'codes') return is(`${celString(code.value)} in ${field.cel}`);
  return field?.type === 'code' ? is(`${field.cel} == ${celString(code.value)}`) : undefined;
}

function chosen(test: Part | undefined, yes: Part | undefined, no: Part | undefined): Part | undefined {
  if (test?.type !== 'boolean' || yes === undefined || yes.type !== no?.type) return undefined;
  const type = yes.type === 'literal' ? 'text' : yes.type;
  return { cel: `${inBrackets(test.cel)} ? ${inBrackets(yes.cel)} : ${inBrackets(no.cel)}`, type };
}

/** Anchors a pattern, since other systems match the whole text, and CEL a part. */
function whole(pattern: string): string {
  return `^(?:${pattern.replace(/^\^/, '').replace(/\$$/, '')})$`;
}

function is(cel: string): Part {
  return { cel, type: 'boolean' };
}

function number(cel: string): Part {
  return { cel, type: 'number' };
}

/** Quotes a text as a CEL string. */
export function celString(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}

function inBrackets(cel: string): string {
  return /^[\w.]+$|^!?\w+\([^()]*\)$/.test(cel) ? cel : `(${cel})`;
}
