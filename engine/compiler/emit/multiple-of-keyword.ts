import { _, type CodeKeywordDefinition, str } from 'ajv/dist/2020.js';
import { useFunc } from 'ajv/dist/compile/util.js';
import { isMultipleOf } from '../../core/json/multiple-of.ts';

/**
 * Ajv's `multipleOf`, which divides in binary floating point and so refuses 0.07 for a step of 0.01; its
 * `multipleOfPrecision` accepts what is near enough instead. This one compares the decimals as they are written. The same
 * errors.
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

/** Comparison called while Ajv itself runs the validator, with the code that its emitted form calls. */
const compared = Object.assign((value: number, step: number) => isMultipleOf(value, step), {
  code: 'runtime.isMultipleOf',
});
