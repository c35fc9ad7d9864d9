import { _, type CodeKeywordDefinition, type KeywordCxt, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import ucs2lengthOfAjv from 'ajv/dist/runtime/ucs2length.js';

/**
 * Ajv's `maxLength` and `minLength` with the same errors, but mostly without counting characters: a text has at
 * most as many characters as UTF-16 code units, and at least half as many.
 */
export const maxLength = lengthKeyword('maxLength', 'more', (context) => {
  const { data, schemaCode } = context;
  return _`${data}.length > ${schemaCode} && ${characters(context)} > ${schemaCode}`;
});

export const minLength = lengthKeyword('minLength', 'fewer', (context) => {
  const { data, schema, schemaCode } = context;
  const isShort = _`${data}.length < ${schemaCode}`;
  // Skips the count for a minimum below 2, since a single code unit is already a character.
  if (Number(schema) < 2) return isShort;
  return _`${isShort} || ${data}.length < ${2 * Number(schema)} && ${characters(context)} < ${schemaCode}`;
});

function lengthKeyword(
  keyword: 'maxLength' | 'minLength',
  comparison: string,
  failure: (context: KeywordCxt) => ReturnType<typeof _>,
): CodeKeywordDefinition {
  return {
    keyword,
    type: 'string',
    schemaType: 'number',
    error: {
      message: ({ schemaCode }) => str`must NOT have ${comparison} than ${schemaCode} characters`,
      params: ({ schemaCode }) => _`{limit: ${schemaCode}}`,
    },
    code: (context) => context.fail(failure(context)),
  };
}

function characters({ gen, data }: KeywordCxt): ReturnType<typeof _> {
  return _`${useFunc(gen, ucs2length)}(${data})`;
}

type Counter = Parameters<typeof useFunc>[1];

/** Unwraps a CommonJS package, whose function may be one level deeper in Node's default import. */
const ucs2length = ((ucs2lengthOfAjv as { readonly default?: unknown }).default ??
  ucs2lengthOfAjv) as Counter;
