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

// CommonJS packages, as both are, may hold the function one level deeper than the default import of Node.
const standalone = unwrap(standaloneCode);
const withFormats = unwrap(addFormats);

export interface ValidatorOptions {
  /** Refuse what Ajv's strict mode takes for a slip of the pen; for schemas of our own. */
  readonly isStrict: boolean;
  /** True where `format` refuses values; by itself, JSON Schema takes it for a remark. */
  readonly assertsFormats: boolean;
}

/** Pattern of `time` in our own schemas, a time of day by the clock on the wall: it has no zone, and no seconds. */
const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const entityOptions: ValidatorOptions = { isStrict: true, assertsFormats: true };

/**
 * The standalone validator of a bundled schema as the body of an ES module that has `runtime` in scope: no
 * schema is compiled at run time, so the page needs no `eval`. Throws an Error with Ajv's sentence for a schema that Ajv
 * cannot compile.
 */
export function validatorCode(schema: JsonSchema, options: ValidatorOptions = entityOptions): string {
  const { ajv, fixed } = ajvFor(compactSchema(schema), options, emptyFunction);
  return asModule(standalone(ajv, ajv.compile(fixed)));
}

/** Source that Ajv evaluates in place of a validator's own, of which only the text is wanted. */
function emptyFunction(): string {
  return 'return function () {}';
}

/** An Ajv that compiles the schema rightly, and the schema in words that it understands. */
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
    // Checked above, once and for all schemas: an Ajv of its own for each would compile the meta-schema each time.
    meta: false,
    validateSchema: false,
    // A part that is shared is a function of its own, not code that is written out at each of its places.
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
 * True where the dialect holds, property by property: each schema is judged by itself, so that a correct one is not
 * judged again when another property changes.
 */
const isOfDialect = memoized((schema: JsonSchemaObject): boolean => {
  const { properties, ...own } = schema;
  if (!isSchemaObject(properties)) return dialect?.(schema) === true;
  if (dialect?.(own) !== true) return false;
  return Object.values(properties).every((child: unknown) =>
    isSchemaObject(child) ? isOfDialect(child) : typeof child === 'boolean',
  );
});

/** Ajv's sentence for what is no JSON Schema. */
function problemOfSchema(schema: JsonSchema): string | undefined {
  if (typeof schema === 'object' && isOfDialect(schema)) return undefined;
  if (standard.validateSchema(schema) === true) return undefined;
  return `schema is invalid: ${standard.errorsText(standard.errors, { dataVar: 'schema' })}`;
}

/** Schemas with the same key have the same validator: they differ in remarks only. */
export const validatorKey = memoized((schema: JsonSchemaObject) => JSON.stringify(compactSchema(schema)));

const problems = new Map<string, string | undefined>();

/**
 * Ajv's sentence for a bundled schema of ours that `validatorCode` would throw for. A schema that was compiled before is
 * not compiled again: a watcher sees the same ones with every change.
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

/** Keywords of the schema language that say nothing about validity. */
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

/** Exports of engine/core/validation/validator-runtime.ts for the helpers that Ajv's code loads by `require`. */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'runtime.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'runtime.equal',
  'require("ajv-formats/dist/formats").fullFormats': 'runtime.fullFormats',
};

/** The code with its helpers from `runtime` instead of CommonJS, and one named export `validate`. */
function asModule(code: string): string {
  let body = code.replace('"use strict";', '').replace(/export default [^;]+;/, '');
  for (const [required, helper] of Object.entries(helpers)) body = body.replaceAll(required, helper);
  // Ajv copies all errors so far for each row that has some: many wrong rows would take the square of them.
  body = body.replace(/vErrors\.concat\((validate\d+\.errors)\)/g, 'runtime.joined(vErrors, $1)');
  body = withSetsOfNames(body);
  const unknown = /require\("[^"]*"\)[.\w]*/.exec(body)?.[0];
  if (unknown !== undefined)
    throw new Error(`Ajv's code needs ${unknown}. Add it to engine/core/validation/validator-runtime.ts.`);
  return body;
}

/**
 * Looks names of properties up in a set, which is quicker than asking an object whether they are its own: this happens
 * for every property of every record. The sets are made below the schemas that they come from.
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
