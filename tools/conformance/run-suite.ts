import { Ajv2020 } from 'ajv/dist/2020.js';
import { bundleSchema } from '../../engine/compiler/bundle/bundle-schema.ts';
import { standardDocument } from '../../engine/compiler/bundle/standard-documents.ts';
import { ajvFor, type ValidatorOptions, validatorCode } from '../../engine/compiler/emit/validator-code.ts';
import { loadEmitted } from '../../engine/compiler/load-validator.ts';
import type { JsonSchema } from '../../engine/core/json/json.ts';
import type { Suite, SuiteGroup } from './suite.ts';

/** Outcome of one case. */
export interface CaseResult {
  readonly file: string;
  /** Name, `file: group: test`. */
  readonly name: string;
  readonly expected: boolean;
  /** Verdict of the emitted validator, or the reason why there is none. */
  readonly emitted: boolean | string;
  /** Verdict of Ajv on the same bundled schema, compiled at run time, or the reason why there is none. */
  readonly runtime: boolean | string;
  /** Verdict of Ajv on the original schema, for comparison, or the reason why there is none. */
  readonly byAjv: boolean | string;
}

/** Options of the standard: `format` and unknown keywords are annotations. */
const options: ValidatorOptions = { isStrict: false, assertsFormats: false };

type Judge = (data: unknown) => boolean | string;

/** Runs every case of a suite through the compiler's emitted validators and through Ajv at run time. */
export async function runSuite({ files, remotes }: Suite): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = [];
  for (const { name, groups } of files) {
    for (const group of groups) results.push(...(await runGroup(name, group, remotes)));
  }
  return results;
}

async function runGroup(
  file: string,
  { description, schema, tests }: SuiteGroup,
  remotes: ReadonlyMap<string, JsonSchema>,
): Promise<readonly CaseResult[]> {
  const bundle = () => {
    const find = (uri: string) => remotes.get(uri) ?? standardDocument(uri);
    return bundleSchema({ schema, uri: 'https://conformance.invalid/schema.json', find });
  };
  const emitted = await judgeOf(async () => loadEmitted(validatorCode(bundle(), options)));
  const runtime = await judgeOf(async () => {
    const { ajv, fixed } = ajvFor(bundle(), options);
    return ajv.compile(fixed);
  });
  const byAjv = await judgeOf(async () => validateByAjv(schema, remotes));
  return tests.map(({ description: test, data, valid }) => ({
    file,
    name: `${file}: ${description}: ${test}`,
    expected: valid,
    emitted: emitted(data),
    runtime: runtime(data),
    byAjv: byAjv(data),
  }));
}

async function judgeOf(make: () => Promise<(data: unknown) => unknown>): Promise<Judge> {
  try {
    const validate = await make();
    return (data) => {
      try {
        return validate(data) === true;
      } catch (error) {
        return sentenceOf(error);
      }
    };
  } catch (error) {
    const sentence = sentenceOf(error);
    return () => sentence;
  }
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Creates the validator of plain Ajv, for comparison with the compiler's corrections. */
function validateByAjv(
  schema: JsonSchema,
  remotes: ReadonlyMap<string, JsonSchema>,
): (data: unknown) => unknown {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  const text = JSON.stringify(schema);
  for (const [uri, remote] of remotes) {
    if (text.includes(new URL(uri).host) && !/draft(?!2020-12)/.test(uri)) addQuietly(ajv, remote, uri);
  }
  return ajv.compile(schema);
}

function addQuietly(ajv: Ajv2020, schema: JsonSchema, uri: string): void {
  try {
    ajv.addSchema(schema, uri);
  } catch {
    // Ignores a remote schema that Ajv refuses; the cases that need it will fail.
  }
}
