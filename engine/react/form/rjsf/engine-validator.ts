import type { ValidationData, ValidatorType } from '@rjsf/utils';
import type { JsonSchema } from '../../../core/json/json.ts';
import { matchesSchema } from '../../../core/validation/matches-schema.ts';

/**
 * Validator for RJSF that only chooses branches. The compiled check finds problems and the form store shows them,
 * since RJSF knows neither which fields the user has left nor the rules.
 */
export const engineValidator: ValidatorType = {
  validateFormData: (): ValidationData<unknown> => ({ errors: [], errorSchema: {} }),
  isValid: (schema, value, root) => matchesSchema(schema as JsonSchema, value, root as JsonSchema),
  rawValidation: () => ({}),
};
