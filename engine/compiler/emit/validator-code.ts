import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { memoized } from '../../core/compute/memoized.ts';
import { isPartialMoment } from '../../core/dates/partial-dates.ts';
import { isSchemaObject, type JsonSchema, type JsonSchemaObject } from '../../core/json/json.ts';
import { compactSchema } from '../bundle/compact-schema.ts';
import { fixForAjv } from '../bundle/fix-for-ajv.ts';
import { contains, unevaluatedItems } from './array-keywords.ts';
import { maxLength, minLength } from './length-keywords.ts';
import { multipleOf } from './multiple-of-keyword.ts';
import { pattern } from './pattern-keyword.ts';

// Unwraps CommonJS packages, whose function may be one level deeper in Node's default import.
const standalone = unwrap(standaloneCode);
const withFormats = unwrap(addFormats);

export interface ValidatorOptions {
  /** True to refuse what Ajv's strict mode considers a mistake, for our own schemas. */
  readonly isStrict: boolean;
  /** True where `format` refuses values; in JSON Schema itself, it is an annotation. */
  readonly assertsFormats: boolean;
}

/** Pattern of `time` in our own schemas: a wall-clock time without zone and seconds. */
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const entityOptions: ValidatorOptions = { isStrict: true, assertsFormats: true };

/**
 * Emits the standalone validator of a bundled schema as the body of an ES module that has `runtime` in scope,
 * so that a page needs no `eval`. Throws an Error with Ajv's message for a schema that Ajv cannot compile.
 */
export function validatorCode(schema: JsonSchema, options: ValidatorOptions = entityOptions): string {
  const { ajv, fixed } = ajvFor(compactSchema(schema), options, emptyFunction);
  return asModule(standalone(ajv, ajv.compile(fixed)));
}

/** Returns the code of an empty function for Ajv to evaluate, since only the validator's text is needed. */
function emptyFunction(): string {
  return 'return function () {}';
}

/**
 * Creates an Ajv for the schema, together with the schema rewritten into a form that Ajv compiles correctly.
 */
export function ajvFor(
  schema: JsonSchema,
  { isStrict, assertsFormats }: ValidatorOptions,
  process?: (code: string) => string,
): { readonly ajv: Ajv2020; readonly fixed: JsonSchema } {
  const { schema: fixed, namesInherited } = fixForAjv(schema);
  requireSchema(fixed);
  const ajv = new Ajv2020({
    allErrors: true,
    strict: isStrict,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateFormats: assertsFormats,
    ownProperties: namesInherited,
    logger: false,
    // Skips Ajv's own check of the schema, which is already done: each instance would compile the meta-schema
    // again.
    meta: false,
    validateSchema: false,
    // Compiles each shared part into one function, instead of repeating its code wherever it is used.
    inlineRefs: false,
    code: { source: true, esm: true, lines: true, ...(process === undefined ? {} : { process }) },
  });
  withFormats(ajv);
  if (isStrict) ajv.addFormat('time', timeOfDay);
  ajv.addFormat('partial-date-time', { validate: isPartialMoment });
  for (const definition of [contains, unevaluatedItems, maxLength, minLength, multipleOf, pattern])
    ajv.removeKeyword(String(definition.keyword)).addKeyword(definition);
  for (const keyword of extensionKeywords) ajv.addKeyword(keyword);
  return { ajv, fixed };
}

const standard = new Ajv2020({ strict: false, logger: false });

function requireSchema(schema: JsonSchema): void {
  const problem = problemOfSchema(schema);
  if (problem !== undefined) throw new Error(problem);
}

const dialect = standard.getSchema('https://json-schema.org/draft/2020-12/schema');

/**
 * Reports whether the schema is valid in its dialect. Checks property by property, so that a change of one does
 * not check the others again.
 */
const isOfDialect = memoized((schema: JsonSchemaObject): boolean => {
  const { properties, ...own } = schema;
  if (!isSchemaObject(properties)) return dialect?.(schema) === true;
  if (dialect?.(own) !== true) return false;
  return Object.values(properties).every((child: unknown) =>
    isSchemaObject(child) ? isOfDialect(child) : typeof child === 'boolean',
  );
});

/** Finds Ajv's message about an invalid JSON Schema. */
function problemOfSchema(schema: JsonSchema): string | undefined {
  if (typeof schema === 'object' && isOfDialect(schema)) return undefined;
  if (standard.validateSchema(schema) === true) return undefined;
  return `schema is invalid: ${standard.errorsText(standard.errors, { dataVar: 'schema' })}`;
}

/** Key of a validator; schemas that differ only in annotations share it. */
export const validatorKey = memoized((schema: JsonSchemaObject) => JSON.stringify(compactSchema(schema)));

const problems = new Map<string, string | undefined>();

/**
 * Finds the message of the error that `validatorCode` would throw for a bundled schema of ours. Cached by
 * schema, since most schemas stay unchanged while a watcher runs.
 */
export const problemOfCompiling = memoized((schema: JsonSchemaObject): string | undefined => {
  const key = validatorKey(schema);
  if (!problems.has(key))
    problems.set(
      key,
      problemOf(() => compile(schema)),
    );
  return problems.get(key) ?? problemOf(() => requireSchema(schema));
});

function compile(schema: JsonSchemaObject): void {
  const { ajv, fixed } = ajvFor(compactSchema(schema), entityOptions, emptyFunction);
  ajv.compile(fixed);
}

function problemOf(work: () => void): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Keywords that the schema language adds to JSON Schema; they never affect validity. */
export const extensionKeywords = [
  'x-record',
  'x-depth',
  'x-key',
  'x-codes',
  'x-labels',
  'x-unit',
  'x-access',
  'x-origin',
  'x-transient',
  'x-aliases',
  'x-column-names',
  'x-questions',
  'x-keys',
  'x-reference',
  'x-computed',
];

/**
 * Exports of engine/core/validation/validator-runtime.ts that replace the helpers which Ajv's code loads with
 * `require`.
 */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'runtime.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'runtime.equal',
  'require("ajv-formats/dist/formats").fullFormats': 'runtime.fullFormats',
};

/** Converts the code to a module: helpers from `runtime` in place of CommonJS, and one named export `validate`. */
function asModule(code: string): string {
  let body = code.replace('"use strict";', '').replace(/export default [^;]+;/, '');
  for (const [required, helper] of Object.entries(helpers)) body = body.replaceAll(required, helper);
  // Appends errors in place. Ajv's `concat` copies all earlier errors for each wrong row, which takes quadratic
  // time.
  body = body.replace(/vErrors\.concat\((validate\d+\.errors)\)/g, 'runtime.joined(vErrors, $1)');
  body = withSetsOfNames(body);
  const unknown = /require\("[^"]*"\)[.\w]*/.exec(body)?.[0];
  if (unknown !== undefined)
    throw new Error(`Ajv's code needs ${unknown}. Add it to engine/core/validation/validator-runtime.ts.`);
  return body;
}

/**
 * Looks property names up in sets that are built once per module: Ajv's test for own properties is slower and
 * runs for every property of every record.
 */
function withSetsOfNames(code: string): string {
  const sets = new Map<string, string>();
  const body = code.replace(
    /func\d+\.call\((schema\d+[^\s,()]*\.properties), (key\d+)\)/g,
    (_call, properties, key) => {
      const name = sets.get(properties) ?? `names${sets.size}`;
      sets.set(properties, name);
      return `${name}.has(${key})`;
    },
  );
  const lines = [...sets].map(([properties, name]) => `const ${name} = runtime.namesOf(${properties});\n`);
  return body + lines.join('');
}

function unwrap<Value>(module: Value): Value extends { default: infer Inner } ? Inner : Value {
  const holder = module as { readonly default?: unknown };
  return (typeof module === 'object' && holder.default !== undefined ? holder.default : module) as never;
}
