import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { isMultipleOf } from '../../core/json/multiple-of.ts';

/**
 * Ajv's `multipleOf` with decimals compared as written. Ajv divides in binary floating point, and so refuses 0.07 for a
 * step of 0.01; its `multipleOfPrecision` accepts approximate values. Same errors.
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

/** Comparison called when Ajv itself runs the validator, with the code that the emitted validator calls. */
const compared = Object.assign((value: number, step: number) => isMultipleOf(value, step), {
  code: 'runtime.isMultipleOf',
});
