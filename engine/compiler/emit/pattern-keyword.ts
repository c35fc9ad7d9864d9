import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { usePattern } from 'ajv/dist/vocabularies/code.js';

/**
 * Ajv's `pattern`, except that it skips texts longer than twice `maxLength` code units: with `allErrors`, a
 * quadratic pattern would read a whole body that is invalid anyway. Slightly long texts still get both errors.
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
