import { _, type CodeKeywordDefinition, type KeywordCxt, type Name, str } from 'ajv/dist/2020.js';
import containsOfAjv from 'ajv/dist/vocabularies/applicator/contains.js';

/**
 * Ajv's `unevaluatedItems` without one bug: if only the run time shows that every item is evaluated, Ajv
 * compares the length with `true`. The code and the errors are otherwise Ajv's.
 */
export const unevaluatedItems: CodeKeywordDefinition = {
  keyword: 'unevaluatedItems',
  type: 'array',
  schemaType: ['boolean', 'object'],
  error: {
    message: ({ params }) => str`must NOT have more than ${params['len']} items`,
    params: ({ params }) => _`{limit: ${params['len']}}`,
  },
  code: emit,
};

function emit(context: KeywordCxt): void {
  const { gen, schema, data, it } = context;
  const evaluated = it.items ?? 0;
  if (evaluated === true) return;
  const count = gen.const('count', _`${evaluated} === true ? ${data}.length : ${evaluated} ?? 0`);
  const length = gen.const('len', _`${data}.length`);
  if (schema === false) {
    context.setParams({ len: count });
    context.fail(_`${length} > ${count}`);
  } else if (schema !== true) {
    const valid = gen.var('valid', _`${length} <= ${count}`);
    gen.if(_`!${valid}`, () => emitItems(context, { valid, count, length }));
    context.ok(valid);
  }
  it.items = true;
}

function emitItems(
  context: KeywordCxt,
  { valid, count, length }: { readonly valid: Name; readonly count: Name; readonly length: Name },
): void {
  const { gen, it } = context;
  gen.forRange('i', count, length, (index) => {
    // Passes the number 0 for `Type.Num`, a const enum of Ajv that does not exist at run time.
    context.subschema({ keyword: 'unevaluatedItems', dataProp: index, dataPropType: 0 }, valid);
    if (!it.allErrors) gen.if(_`!${valid}`, () => gen.break());
  });
}

const original = unwrap(containsOfAjv);

/**
 * Ajv's `contains`, except that a match does not mark every item as evaluated:
 * engine/compiler/bundle/see-contains.ts rewrites the schema so that `unevaluatedItems` knows the matching
 * items.
 */
export const contains: CodeKeywordDefinition = {
  ...original,
  code(context) {
    const before = context.it.items;
    original.code(context);
    if (before === undefined) delete context.it.items;
    else context.it.items = before;
  },
};

/** Unwraps a CommonJS package, whose keyword may be one level deeper in Node's default import. */
function unwrap(module: unknown): CodeKeywordDefinition {
  const holder = module as { readonly default?: CodeKeywordDefinition };
  return holder.default ?? (module as CodeKeywordDefinition);
}
