import { posix } from 'node:path';
import type { JSONPath } from 'jsonc-parser';
import { jsonEqual } from '../../../core/json/equal.ts';
import { isSchemaObject, type JsonSchemaObject } from '../../../core/json/json.ts';
import { schemaType } from '../../../core/json/schema-type.ts';
import { isOfType } from '../../../core/json/type-of.ts';
import { isMultipleOf } from '../../../core/numbers/decimal.ts';
import type { Diagnostics } from '../../diagnostics.ts';
import { lengthsOf } from '../../patterns/lengths.ts';
import { patternProblem } from '../../patterns/pattern-problem.ts';
import { pathsInFile, type SchemaLocation } from '../../resolve/walk-schema.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

interface Pair {
  readonly least: string;
  readonly most: string;
  /** True for a pair with an exclusive bound, which allows no value between equal numbers. */
  readonly isOpen?: true;
}

const pairs: readonly Pair[] = [
  { least: 'minLength', most: 'maxLength' },
  { least: 'minItems', most: 'maxItems' },
  { least: 'minProperties', most: 'maxProperties' },
  { least: 'minContains', most: 'maxContains' },
  { least: 'minimum', most: 'maximum' },
  { least: 'minimum', most: 'exclusiveMaximum', isOpen: true },
  { least: 'exclusiveMinimum', most: 'maximum', isOpen: true },
  { least: 'exclusiveMinimum', most: 'exclusiveMaximum', isOpen: true },
];

/** Requires the bounds of a field to include at least one value. */
export function boundsLeaveRoom(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('schema').values()) {
    for (const { schema, at } of pathsInFile(file.value).flatMap(withBranches)) {
      const pair = pairs.find((each) => leavesNothing(schema, each));
      checkChoices({ file, schema, at }, diagnostics);
      checkPattern({ file, schema, at }, sources, diagnostics);
      if (pair !== undefined) reportPair({ file, schema, at }, pair, diagnostics);
      else checkSteps({ file, schema, at }, diagnostics);
    }
  }
}

/** Lists a schema and every one among its alternatives. */
function withBranches(location: SchemaLocation): readonly SchemaLocation[] {
  const { schema, at, on } = location;
  const branches = (['allOf', 'anyOf', 'oneOf'] as const).flatMap((word) => {
    const listed = schema[word];
    return Array.isArray(listed)
      ? listed.flatMap((branch, index) => pathsInFile(branch, [...at, word, index], on).flatMap(withBranches))
      : [];
  });
  return [location, ...branches];
}

interface BoundedPath {
  readonly file: SourceFile;
  readonly schema: JsonSchemaObject;
  readonly at: JSONPath;
}

function leavesNothing(schema: JsonSchemaObject, { least, most, isOpen }: Pair): boolean {
  const [low, high] = [schema[least], schema[most]];
  if (typeof low !== 'number' || typeof high !== 'number') return false;
  return low > high || (isOpen === true && low === high);
}

function reportPair(
  { file, schema, at }: BoundedPath,
  { least, most }: Pair,
  diagnostics: Diagnostics,
): void {
  const [low, high] = [schema[least], schema[most]];
  const relation = low === high ? 'is equal to' : 'is more than';
  diagnostics.report(file, {
    code: 'schema/no-value',
    message: `"${least}" ${low} ${relation} "${most}" ${high}: no value fits both.`,
    help: `Lower "${least}", or raise "${most}".`,
    at: [...at, least],
  });
}

/**
 * Refuses a pattern that no text of the allowed length matches, whether the pattern is the schema's own or from
 * a shared schema.
 */
function checkPattern({ file, schema, at }: BoundedPath, sources: SourceSet, diagnostics: Diagnostics): void {
  if (!['pattern', 'minLength', 'maxLength'].some((word) => word in schema)) return;
  const shared = sharedSchema(file, schema, sources);
  const pattern = schema.pattern ?? shared?.pattern;
  const [shortest = 0, longest = Infinity] = [
    schema.minLength ?? shared?.minLength,
    schema.maxLength ?? shared?.maxLength,
  ];
  if (pattern === undefined || patternProblem(pattern, 0) !== undefined) return;
  const { least, most } = lengthsOf(pattern);
  if (least <= longest && most >= shortest) return;
  const isLong = least > longest;
  const bound = isLong ? 'maxLength' : 'minLength';
  diagnostics.report(file, {
    code: 'schema/no-value',
    message: isLong
      ? `A text of this pattern has ${least} characters or more, and only ${longest} are allowed: no value fits.`
      : `A text of this pattern has ${most} characters at most, and ${shortest} are needed: no value fits.`,
    help: `Correct the pattern, or "${bound}".`,
    at: [...at, bound in schema ? bound : 'pattern'],
  });
}

/** Finds the schema of another file that this schema extends. */
function sharedSchema(file: SourceFile, { $ref: reference }: JsonSchemaObject, sources: SourceSet) {
  if (typeof reference !== 'string' || reference.includes('#')) return undefined;
  const found: unknown = sources.byPath.get(posix.join(posix.dirname(file.path), reference))?.value;
  return isSchemaObject(found) ? found : undefined;
}

/** Refuses a list of values that the rest of the schema refuses altogether. */
function checkChoices({ file, schema, at }: BoundedPath, diagnostics: Diagnostics): void {
  const { enum: values, const: only, type } = schema;
  if (values === undefined) return;
  const types = type === undefined ? undefined : [type].flat();
  const isTyped = types === undefined || values.some((value) => types.some((name) => isOfType(value, name)));
  const isThere = only === undefined || values.some((value) => jsonEqual(value, only));
  if (isTyped && isThere) return;
  const other = isTyped ? '"const" is none of them' : `none of them is of the type ${types?.join(' or ')}`;
  diagnostics.report(file, {
    code: 'schema/no-value',
    message: `"enum" lists the only values, and ${other}: no value fits.`,
    help: `Correct the list, or ${isTyped ? '"const"' : '"type"'}.`,
    at: [...at, 'enum'],
  });
}

/** Refuses bounds without a multiple of the step between them; an integer has the step 1. */
function checkSteps({ file, schema, at }: BoundedPath, diagnostics: Diagnostics): void {
  const word = typeof schema['multipleOf'] === 'number' ? 'multipleOf' : 'type';
  const step = word === 'multipleOf' ? Number(schema['multipleOf']) : 1;
  if (word === 'type' && schemaType(schema) !== 'integer') return;
  if (step <= 0) {
    diagnostics.report(file, {
      code: 'schema/no-value',
      message: `"multipleOf" is ${step}, and nothing is a multiple of that.`,
      help: 'Write a number above 0.',
      at: [...at, word],
    });
    return;
  }
  const { low, high } = boundsOf(schema);
  if (firstStep(schema, low, step) <= lastStep(schema, high, step)) return;
  const what = word === 'multipleOf' ? `multiple of ${step}` : 'whole number';
  diagnostics.report(file, {
    code: 'schema/no-value',
    message: `No ${what} lies between ${low} and ${high}: no value fits.`,
    help: 'Move one of the bounds.',
    at: [...at, word],
  });
}

/** Counts the steps from 0 to the lowest multiple within the bounds. */
function firstStep(schema: JsonSchemaObject, low: number, step: number): number {
  const steps = stepsTo(low, step);
  return low === schema['exclusiveMinimum'] ? Math.floor(steps) + 1 : Math.ceil(steps);
}

function lastStep(schema: JsonSchemaObject, high: number, step: number): number {
  const steps = stepsTo(high, step);
  return high === schema['exclusiveMaximum'] ? Math.ceil(steps) - 1 : Math.floor(steps);
}

/**
 * Counts the steps from 0 to a bound. Rounds for a multiple, since 0.07 / 0.01 is more than 7 in binary
 * floating point.
 */
function stepsTo(bound: number, step: number): number {
  return isMultipleOf(bound, step) ? Math.round(bound / step) : bound / step;
}

function boundsOf(schema: JsonSchemaObject): { readonly low: number; readonly high: number } {
  const numbers = (words: readonly string[]) =>
    words.map((word) => schema[word]).filter((value) => typeof value === 'number');
  return {
    low: Math.max(...numbers(['minimum', 'exclusiveMinimum'])),
    high: Math.min(...numbers(['maximum', 'exclusiveMaximum'])),
  };
}
