import type { ValidationData, ValidatorType } from '@rjsf/utils';
import type { JsonSchema } from '../../../core/json/json.ts';
import { matchesSchema } from '../../../core/validation/matches-schema.ts';

/**
 * RJSF's view of validation. Only its questions about branches are answered here: problems are found by the
 * compiled check and shown by the form store, since RJSF knows neither touched fields nor rules.
 */
export const engineValidator: ValidatorType = {
  validateFormData: (): ValidationData<unknown> => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value, root) => matchesSchema(schema as JsonSchema, value, root as JsonSchema),
  rawValidation: () => ({}),
};
