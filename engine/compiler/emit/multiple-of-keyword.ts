import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { isMultipleOf } from '../../core/numbers/decimal.ts';

/**
 * Ajv's `multipleOf` with the same errors, but exact for decimals. Ajv divides in binary floating point, and so
 * refuses 0.07 for a step of 0.01; its `multipleOfPrecision` accepts approximate values.
 */
export const multipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code: (context) => {
    const { gen, data, schemaCode } = context;
    context.fail(_`!${useFunc(gen, compared)}(${data}, ${schemaCode})`);
  },
};

/**
 * Function that compares when Ajv itself runs the validator, and the code of the call that the emitted
 * validator contains.
 */
const compared = Object.assign((value: number, step: number) => isMultipleOf(value, step), {
  code: 'runtime.isMultipleOf',
});
