import type { SourceSet } from '../../../engine/compiler/source/source-set.ts';
import type { JsonSchemaObject } from '../../../engine/core/json/json.ts';
import type { ExportedChoices } from './exported-form.ts';

/**
 * Collects the choices of a value, with retired codes listed as left out; undefined for a value without
 * choices.
 */
export function exportedChoices(
  schema: JsonSchemaObject,
  path: string,
  sources: SourceSet,
): { readonly choices: ExportedChoices; readonly left: readonly string[] } | undefined {
  const stem = schema['x-codes'];
  const set = typeof stem === 'string' ? sources.of('codes').get(stem)?.value : undefined;
  if (typeof stem === 'string' && set !== undefined) {
    const retired = set.codes.filter(({ deprecated }) => deprecated === true).map(({ code }) => code);
    const codes = set.codes.filter(({ deprecated }) => deprecated !== true);
    return {
      choices: {
        name: stem,
        ...(set.system !== undefined && { system: set.system }),
        codes: codes.map(({ code, display }) => ({ code, display })),
      },
      left: retired.length === 0 ? [] : [`Retired choices were left out: ${retired.join(', ')}.`],
    };
  }
  const own = schema.enum ?? [];
  const texts = own.filter((each) => typeof each === 'string');
  if (texts.length === 0 || texts.length < own.length) return undefined;
  const labels = schema['x-labels'] ?? {};
  const name = path.replaceAll('.*', '').replaceAll('.', '-');
  return {
    choices: { name, codes: texts.map((code) => ({ code, display: labels[code] ?? code })) },
    left: [],
  };
}
