import type { ValidatorType } from '@rjsf/utils';
import { type CustomValidatorOptionsType, customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isJsonObject, type JsonSchema } from '../../../../core/json/json.ts';

/** Tests of strings, keyed by the names used in `format`; each is a regular expression or a function. */
export type Formats = NonNullable<CustomValidatorOptionsType['customFormats']>;

/**
 * Creates a validator that compiles the schema on first use, by the draft of `$schema` (default: 7); a content
 * security policy without `eval` prevents this. Each schema gets its own validator, since a changed schema may keep
 * its `$id`.
 */
export function ajvValidator(schema: JsonSchema, formats: Formats = {}): ValidatorType {
  return customizeValidator({ customFormats: formats, ajvOptionsOverrides: options, ...draftOf(schema) });
}

/**
 * Options of Ajv. Code optimization is off, since it triples the compile time of a large schema without a
 * visible gain; only own properties count, since every object inherits a `constructor`.
 */
const options = { ownProperties: true, code: { optimize: false, regExp: patternOf } };

/** Compiles a pattern; accepts `\\-` for a dash, which JavaScript's Unicode mode refuses. */
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

/** Removes a `$schema` that names a draft unknown to the validator, which would refuse the schema. */
export function inKnownDraft(schema: JsonSchema): JsonSchema {
  if (!isJsonObject(schema) || supported.test(String(schema['$schema'] ?? 'draft-07'))) return schema;
  const { $schema: _draft, ...rest } = schema;
  return rest;
}
