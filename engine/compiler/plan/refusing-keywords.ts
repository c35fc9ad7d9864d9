/** Keywords of JSON Schema that refuse a user's input. */
export const refusingInput: readonly string[] = [
  ...['minLength', 'maxLength', 'pattern', 'format', 'enum', 'const'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems'],
];

/** Keywords of JSON Schema that refuse a value of any client: a message of that name is the text of the refusal. */
export const refusingKeywords: readonly string[] = [
  ...refusingInput,
  ...['required', 'type', 'minProperties', 'maxProperties', 'contains', 'minContains', 'maxContains'],
  ...['dependentRequired', 'propertyNames', 'additionalProperties', 'not', 'oneOf', 'anyOf', 'if'],
];
