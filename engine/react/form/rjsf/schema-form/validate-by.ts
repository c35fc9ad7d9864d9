import {
  type CustomValidator,
  createErrorHandler,
  type ErrorSchema,
  type ErrorTransformer,
  type RJSFSchema,
  type RJSFValidationError,
  type UiSchema,
  unwrapErrorHandler,
  type ValidatorType,
} from '@rjsf/utils';
import { isJsonObject, type JsonSchema } from '../../../../core/json/json.ts';
import { objectAt, pointerOf, tokensOf } from '../../../../core/json/pointer.ts';
import type { StructuralError, StructuralValidator } from '../../../../core/product/entity.ts';
import { ofChosenBranches } from './chosen-branches.ts';
import { type ValueError, validatorSentence } from './sentences.ts';

export interface ValidationInput {
  readonly validator: ValidatorType;
  readonly schema: JsonSchema;
  readonly uiSchema: UiSchema;
  readonly customValidate: CustomValidator | undefined;
  readonly transformErrors: ErrorTransformer | undefined;
}

/**
 * Adapts a validator of RJSF to the engine's interface; converts its errors, and those of the host's
 * functions, to messages.
 */
export function validateBy(input: ValidationInput): StructuralValidator {
  const validate: StructuralValidator = (data) => {
    const errors = errorsOf(input, data);
    validate.errors = errors;
    return errors.length === 0;
  };
  return validate;
}

function errorsOf(input: ValidationInput, data: unknown): readonly StructuralError[] {
  const { validator, schema, uiSchema, customValidate, transformErrors } = input;
  const { errors = [], validationError } = validator.rawValidation<ValueError>(schema as RJSFSchema, data);
  if (validationError !== undefined) return [unusable(validationError)];
  const worded = ofChosenBranches(errors).map((error) => ({
    ...error,
    message: validatorSentence(error),
    params: { ...error.params, ...ownLabel(error) },
  }));
  const own = customValidate === undefined ? [] : customErrors(customValidate, data, uiSchema);
  return [
    ...(transformErrors === undefined ? worded : transformed(worded, transformErrors, uiSchema)),
    ...own,
  ];
}

/**
 * Finds the label in the schema that raised the error: inside of an alternative, or of a list with differing items,
 * one path may have several labels.
 */
function ownLabel({ schemaPath, params, parentSchema }: ValueError): { readonly label?: string } {
  if (!/\/(?:oneOf|anyOf|prefixItems|items)\/\d+\//.test(schemaPath)) return {};
  const missing = params['missingProperty'];
  const about =
    typeof missing === 'string' ? objectAt(parentSchema, pointerOf(['properties', missing])) : parentSchema;
  const title = isJsonObject(about) ? about['title'] : undefined;
  return typeof title === 'string' && title !== '' ? { label: title } : {};
}

/** Builds the error of an unusable schema, which stops every save; the reason is for developers. */
function unusable({ message }: Error): StructuralError {
  return {
    ...{ instancePath: '', schemaPath: '', keyword: 'schema', params: {} },
    message: `The schema of this form cannot be used: ${message}`,
  };
}

function customErrors(
  customValidate: CustomValidator,
  data: unknown,
  uiSchema: UiSchema,
): readonly StructuralError[] {
  const handler = customValidate(data, createErrorHandler(data), uiSchema);
  return errorsOfSchema(unwrapErrorHandler(handler));
}

/** Flattens RJSF's nested error object, e.g. from a server, into a list. */
export function errorsOfSchema(errors: ErrorSchema): readonly StructuralError[] {
  return foundAt(errors, []);
}

/** Collects errors with property names as an array, since names may contain dots and brackets. */
function foundAt(errors: ErrorSchema, path: readonly string[]): readonly StructuralError[] {
  const { __errors = [], ...children } = errors;
  const own = __errors.map((message) => errorOf(path, 'custom', message));
  const below = Object.entries(children).flatMap(([name, child]) =>
    isErrorSchema(child) ? foundAt(child, [...path, name]) : [],
  );
  return [...own, ...below];
}

function isErrorSchema(value: unknown): value is ErrorSchema {
  return typeof value === 'object' && value !== null;
}

function transformed(
  errors: readonly StructuralError[],
  transform: ErrorTransformer,
  uiSchema: UiSchema,
): readonly StructuralError[] {
  const rjsfErrors = errors.map((error): RJSFValidationError => {
    const property = propertyOf(error);
    const { keyword, message = '', params, schemaPath } = error;
    return { name: keyword, message, params, property, schemaPath, stack: `${property} ${message}`.trim() };
  });
  return transform(rjsfErrors, uiSchema).map(({ property = '', name = 'custom', message = '' }) =>
    errorAt(property, name, message),
  );
}

/**
 * Formats the property of an error as RJSF does; for a missing property, its own path instead of that of the
 * object without it.
 */
function propertyOf({ instancePath, params }: StructuralError): string {
  const missing = params['missingProperty'];
  const tokens = [...tokensOf(instancePath), ...(typeof missing === 'string' ? [missing] : [])];
  return tokens.map((token) => (/^\d+$/.test(token) ? `[${token}]` : `.${token}`)).join('');
}

/** Builds an error at a pointer from a property such as `.people[0].name`. */
function errorAt(property: string, keyword: string, message: string): StructuralError {
  const tokens = [...property.matchAll(/\[['"]?([^\]'"]+)['"]?\]|\.?([^.[\]]+)/g)].map(
    ([, inBrackets, name]) => inBrackets ?? name ?? '',
  );
  return errorOf(tokens, keyword, message);
}

function errorOf(tokens: readonly string[], keyword: string, message: string): StructuralError {
  return { instancePath: pointerOf(tokens), schemaPath: '', keyword, params: {}, message };
}
