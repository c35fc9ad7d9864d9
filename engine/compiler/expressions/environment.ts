import { createHash } from 'node:crypto';
import { Environment } from '@marcbachmann/cel-js';
import { Memo } from '../../core/compute/memo.ts';
import { memoized } from '../../core/compute/memoized.ts';
import type { DeclaredFunctions, ValueType } from './declared-functions.ts';
import type { ExpressionType } from './types.ts';

/** Names available to an expression at its location, with their types. */
export type ExpressionContext = Readonly<Record<string, ExpressionType>>;

// Placeholder for type checking. Function bodies of the environment never run, since emitted code calls the
// runtime instead.
class Day {}

class Instant {}

class Time {}

const unused = (): never => {
  throw new Error('Expressions are compiled, not interpreted.');
};

/** Signatures of the language's functions. */
export const signatures: readonly string[] = [
  'today(): Day',
  'now(): Instant',
  'date(string): Day',
  'time(string): Time',
  'blank(dyn): bool',
  'age(Day): double',
  'yearsBetween(Day, Day): double',
  'monthsBetween(Day, Day): double',
  'daysBetween(Day, Day): double',
  'sqrt(double): double',
  'pow(double, double): double',
  'count(list<dyn>): double',
  'lookUp(string, double, string): double',
  'lookUp(string, string, string): double',
  'addDays(Day, dyn): Day',
  'addMinutes(Instant, dyn): Instant',
  'matches(string, string): bool',
  'hasRole(string): bool',
  'hasPermission(string): bool',
  'inOrganization(string): bool',
  'organizationId(string): string',
  'dayOf(Instant): Day',
  'firstDayOf(Instant): Day',
  'yearOf(Day): double',
  'shortDate(Day): string',
  'shortTime(Time): string',
  'phoneNumber(string): string',
  'lower(string): string',
  'label(dyn): string',
  'column(string, string, string): string',
  'may(string): bool',
  'text(string): string',
  'limit(string): double',
  'limit(string, string): double',
  'listed(string, dyn): bool',
  'round(double, double): double',
  'readingGrade(string): double',
  ...['double', 'Day', 'Instant', 'Time', 'string'].flatMap((type) => [
    `min(list<${type}>): ${type}`,
    `max(list<${type}>): ${type}`,
  ]),
  'min(list<dyn>): dyn',
  ...['list<double>', 'list<dyn>'].flatMap((list) => [`sum(${list}): double`, `avg(${list}): double`]),
  'max(list<dyn>): dyn',
  'band(string, double): string',
  'addBusinessDays(Day, dyn): Day',
  'businessDaysBetween(Day, Day): double',
];

const comparisons = ['<', '<=', '>', '>=', '=='];
const operations = ['+', '-', '*', '/', '%'];

const environments = new Map<string, Environment>();

/**
 * Maximum number of cached environments, more than a large product needs. The cache is cleared when a watcher
 * reaches it.
 */
const mostEnvironments = 2_000;

/**
 * Finds the environment of a location. Locations with the same names and types share one, also across
 * compilations, since a watcher finds most of them unchanged.
 */
export function environmentOf(
  context: ExpressionContext,
  functions: DeclaredFunctions = new Map(),
): Environment {
  const declared = signaturesOf(functions);
  const key = [keyOf(context), ...declared].join(';');
  const known = environments.get(key);
  if (known !== undefined) return known;
  const environment = makeEnvironment(context);
  for (const signature of declared) environment.registerFunction(signature, unused);
  if (environments.size >= mostEnvironments) environments.clear();
  environments.set(key, environment);
  return environment;
}

const celTypes: Readonly<Record<ValueType, string>> = {
  string: 'string',
  number: 'double',
  boolean: 'bool',
  date: 'Day',
  'date-time': 'Instant',
  time: 'Time',
};

/**
 * Lists a signature for each possible number of arguments, since trailing parameters with a default are
 * optional.
 */
function signaturesOf(functions: DeclaredFunctions): readonly string[] {
  return [...functions].flatMap(([name, { parameters, returns }]) => {
    const needed = parameters.findLastIndex((parameter) => parameter.default === undefined) + 1;
    return Array.from({ length: parameters.length - needed + 1 }, (_, more) => {
      const given = parameters.slice(0, needed + more).map(({ type }) => celTypes[type]);
      return `${name}(${given.join(', ')}): ${celTypes[returns]}`;
    });
  });
}

function keyOf(context: ExpressionContext): string {
  const names = Object.keys(context).toSorted();
  return names.map((name) => `${name}:${typeKeyOf(context[name] ?? { is: 'any' })}`).join(',');
}

const typeKeyOf = memoized((type: ExpressionType): string => {
  // Leaves out titles, choices and marks of retired fields, which CEL ignores.
  const text = JSON.stringify(type, withoutWords);
  return createHash('sha256').update(text).digest('base64url');
});

/**
 * Replacer for `JSON.stringify` that drops texts. Keeps a field that has the name of such a text, since its
 * value is a type.
 */
function withoutWords(name: string, value: unknown): unknown {
  const isWords =
    ['among', 'words', 'isRetired'].includes(name) || (name === 'title' && typeof value === 'string');
  return isWords && !isType(value) ? undefined : value;
}

function isType(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'is' in value;
}

/** Creates a CEL environment with the names of a location, their types and the language's functions. */
function makeEnvironment(context: ExpressionContext): Environment {
  language ??= languageEnvironment();
  const environment = language.clone();
  const known = new Set<string>();
  for (const type of Object.values(context)) registerTypes(environment, type, known);
  // Skips a name that CEL refuses. Expressions that use the name are reported as using an unknown one.
  for (const [name, type] of Object.entries(context))
    if (isVariableName(name)) environment.registerVariable(name, celName(type));
  return environment;
}

const literals = ['true', 'false', 'null', 'in'];
const variableNames = new Memo<boolean>(5_000);

/**
 * Reports whether expressions can have a variable of that name. CEL reserves some names and uses others for
 * types.
 */
export function isVariableName(name: string): boolean {
  return variableNames.of(name, takesVariable);
}

function takesVariable(name: string): boolean {
  if (literals.includes(name)) return false;
  language ??= languageEnvironment();
  try {
    language.clone().registerVariable(name, 'dyn');
    return true;
  } catch {
    return false;
  }
}

let language: Environment | undefined;

/** Environment with the functions, operators and types of the language, shared by every location. */
function languageEnvironment(): Environment {
  const environment = new Environment({
    unlistedVariablesAreDyn: false,
    homogeneousAggregateLiterals: false,
  });
  environment.registerType('Day', { ctor: Day, fields: {} });
  environment.registerType('Instant', { ctor: Instant, fields: {} });
  environment.registerType('Time', { ctor: Time, fields: {} });
  for (const signature of signatures) environment.registerFunction(signature, unused);
  registerOperators(environment);
  return environment;
}

function registerOperators(environment: Environment): void {
  for (const type of ['Day', 'Instant', 'Time']) {
    for (const operator of comparisons)
      environment.registerOperator(`${type} ${operator} ${type}: bool`, unused);
  }
  environment.registerOperator('double % double: double', unused);
  // Adds operators between `double` and `int`, since `size` returns integers and literals are doubles.
  for (const operator of operations) {
    environment.registerOperator(`double ${operator} int: double`, unused);
    environment.registerOperator(`int ${operator} double: double`, unused);
  }
  environment.registerOperator('double == int: bool', unused);
}

function registerTypes(environment: Environment, type: ExpressionType, known: Set<string>): void {
  if (type.is === 'list' || type.is === 'map') registerTypes(environment, type.of, known);
  if (type.is !== 'object' || known.has(type.name)) return;
  known.add(type.name);
  for (const field of Object.values(type.fields)) registerTypes(environment, field, known);
  const fields = Object.entries(type.fields).map(([name, field]) => [name, celName(field)]);
  environment.registerType(type.name, { fields: Object.fromEntries(fields) });
  environment.registerOperator(`${type.name} == ${type.name}: bool`, unused);
  environment.registerFunction(`latest(list<${type.name}>, string): ${type.name}`, unused);
}

function celName(type: ExpressionType): string {
  switch (type.is) {
    case 'text':
      return 'string';
    case 'number':
      return 'double';
    case 'bool':
      return 'bool';
    case 'day':
      return 'Day';
    case 'instant':
      return 'Instant';
    case 'time':
      return 'Time';
    case 'any':
      return 'dyn';
    case 'list':
      return `list<${celName(type.of)}>`;
    case 'map':
      return `map<string, ${celName(type.of)}>`;
    case 'object':
      return type.name;
  }
}
