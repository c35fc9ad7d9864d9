import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { JsonSchemaObject } from '../../../engine/core/json.ts';

// Both packages are CommonJS: what Node hands over as default may hold the function one level deeper.
const standalone = unwrap(standaloneCode);
const withFormats = unwrap(addFormats);

/**
 * The standalone validator of a resolved schema as the body of an ES module that has `runtime` in scope: no
 * schema is compiled at run time, so the page needs no `eval`. Throws an Error with Ajv's sentence for a schema that Ajv
 * cannot compile.
 */
export function validatorCode(schema: JsonSchemaObject): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allowUnionTypes: true,
    validateFormats: true,
    code: { source: true, esm: true, lines: true },
  });
  withFormats(ajv);
  for (const keyword of extensionKeywords) ajv.addKeyword(keyword);
  const validate = ajv.compile(schema);
  return asModule(standalone(ajv, validate));
}

/** Keywords of the schema language that say nothing about validity. */
export const extensionKeywords = ['x-record', 'x-key', 'x-codes', 'x-unit', 'x-access', 'x-origin'];

/** Where the helpers that Ajv's code asks for by `require` are exported by engine/core/validator-runtime.ts. */
const helpers: Readonly<Record<string, string>> = {
  'require("ajv/dist/runtime/ucs2length").default': 'runtime.ucs2length',
  'require("ajv/dist/runtime/equal").default': 'runtime.equal',
  'require("ajv-formats/dist/formats").fullFormats': 'runtime.fullFormats',
};

/** The code with its helpers from `runtime` instead of CommonJS, and one named export `validate`. */
function asModule(code: string): string {
  let body = code.replace('"use strict";', '').replace(/export default [^;]+;/, '');
  for (const [required, helper] of Object.entries(helpers)) body = body.replaceAll(required, helper);
  const unknown = /require\("[^"]*"\)[.\w]*/.exec(body)?.[0];
  if (unknown !== undefined)
    throw new Error(`Ajv's code needs ${unknown}. Add it to engine/core/validator-runtime.ts.`);
  return body;
}

function unwrap<Value>(module: Value): Value extends { default: infer Inner } ? Inner : Value {
  const holder = module as { readonly default?: unknown };
  return (typeof module === 'object' && holder.default !== undefined ? holder.default : module) as never;
}
