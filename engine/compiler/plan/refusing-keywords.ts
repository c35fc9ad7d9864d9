/** Keywords of JSON Schema that refuse a user's input. */
export const refusingInput: readonly string[] = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'enum', 'const'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems'],
];

/**
 * Keywords of JSON Schema that refuse values of any client. A message with the name of a keyword is the text of
 * its refusal.
 */
export const refusingKeywords: readonly string[] = [
  ...refusingInput,
  ...['required', 'type', 'minProperties', 'maxProperties', 'contains', 'minContains', 'maxContains'],
  ...['dependentRequired', 'propertyNames', 'additionalProperties', 'not', 'oneOf', 'anyOf', 'if'],
];
