import type { ValidatorType } from '@rjsf/utils';
import { type CustomValidatorOptionsType, customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isJsonObject, type JsonSchema } from '../../../../core/json/json.ts';

/** Tests of texts by the name of a `format`; a regular expression or a function. */
export type Formats = NonNullable<CustomValidatorOptionsType['customFormats']>;

/**
 * A validator that compiles a schema when it is first used, in the draft that its `$schema` names (draft 7 where it
 * names none). A policy against `eval` forbids it: compile ahead then. Each schema has a validator of its own, since
 * one would take a changed schema with the same `$id` for the old one.
 */
export function ajvValidator(schema: JsonSchema, formats: Formats = {}): ValidatorType {
  return customizeValidator({ customFormats: formats, ajvOptionsOverrides: options, ...draftOf(schema) });
}

/**
 * Optimizing its code takes three times as long as compiling a large schema, and what it gains shows nowhere. Only own
 * properties count: every object has a `constructor`, which nobody has typed.
 */
const options = { ownProperties: true, code: { optimize: false, regExp: patternOf } };

/** Patterns are written for engines that take `\\-` for a dash; JavaScript's Unicode mode does not. */
function patternOf(pattern: string, flags: string): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return new RegExp(pattern);
  }
}
patternOf.code = 'new RegExp';

function draftOf(schema: JsonSchema): Pick<CustomValidatorOptionsType, 'AjvClass'> {
  const draft = isJsonObject(schema) ? String(schema['$schema'] ?? '') : '';
  if (draft.includes('2020-12')) return { AjvClass: Ajv2020 };
  return draft.includes('2019-09') ? { AjvClass: Ajv2019 } : {};
}

const supported = /draft-07|2019-09|2020-12/;

/** The schema without the address of a draft that the validator does not know: it would refuse to look further. */
export function inKnownDraft(schema: JsonSchema): JsonSchema {
  if (!isJsonObject(schema) || supported.test(String(schema['$schema'] ?? 'draft-07'))) return schema;
  const { $schema: _draft, ...rest } = schema;
  return rest;
}
