import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { JsonSchema } from '../core/json/json.ts';
import type { StructuralValidator } from '../core/product/entity.ts';
import { bundleSchema } from './bundle/bundle-schema.ts';
import type { FindDocument } from './bundle/schema-library.ts';
import { type ValidatorOptions, validatorCode } from './emit/validator-code.ts';

export interface ValidatorSource {
  readonly schema: JsonSchema;
  /** URI of the schema, to which references are relative. */
  readonly uri: string;
  /** Finds the documents that the schema refers to. */
  readonly find: FindDocument;
  readonly options: ValidatorOptions;
}

/**
 * Bundles a schema, emits its validator as the compiler does for entities, and loads it. Throws an Error with a
 * sentence for a schema that has a broken reference or cannot be compiled.
 */
export async function loadValidator(source: ValidatorSource): Promise<StructuralValidator> {
  return loadEmitted(validatorCode(bundleSchema(source), source.options));
}

const runtime = pathToFileURL(
  join(import.meta.dirname, '../..', 'engine/core/validation/validator-runtime.ts'),
).href;

/** Evaluates the code that `validatorCode` returned, without writing a file. */
export async function loadEmitted(body: string): Promise<StructuralValidator> {
  const text = `import * as runtime from ${JSON.stringify(runtime)};\n${body}`;
  const module = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
    readonly validate: StructuralValidator;
  };
  return module.validate;
}
