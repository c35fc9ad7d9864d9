import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

/**
 * Ajv's `pattern`, which with `allErrors` is tested on texts that `maxLength` refuses as well: an expression of
 * quadratic time would then read a whole request body. A text of more than twice `maxLength` code units has more
 * characters than that, however many of them are pairs: it is invalid already, and not tested. A text that is only a
 * little too long keeps both errors.
 */
export const pattern: CodeKeywordDefinition = {
  keyword: 'pattern',
  type: 'string',
  schemaType: 'string',
  error: {
    message: ({ schemaCode }) => str`must match pattern "${schemaCode}"`,
    params: ({ schemaCode }) => _`{pattern: ${schemaCode}}`,
  },
  code(context) {
    const { data, schema, parentSchema } = context;
    const fails = _`!${usePattern(context, String(schema))}.test(${data})`;
    const limit: unknown = parentSchema['maxLength'];
    context.fail(typeof limit === 'number' ? _`${data}.length <= ${2 * limit} && ${fails}` : fails);
  },
};
