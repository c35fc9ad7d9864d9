import { basename } from 'node:path';
import { nearest } from '../../../engine/core/text/nearest.ts';
import type { CodeSystem } from '../../../features/terminology/server/code-systems/code-system.ts';
import { codeSystems } from '../../../features/terminology/server/code-systems/code-systems.ts';
import { UsageError } from '../command.ts';
import { parseCall } from '../parse-call.ts';

export const loadUsage = 'npm run cli -- load icd10cm|rxnorm|ndc|aliases FILE[.gz] [--edition NAME]';

export interface LoadCall {
  readonly system: CodeSystem;
  readonly file: string;
  readonly edition: string;
}

const options = { edition: { type: 'string' } } as const;

/** Reads the words after `load`. Throws `UsageError` with a sentence that says how to call it. */
export function parseLoadCall(args: readonly string[]): LoadCall {
  const { values, positionals } = parseCall({ args, options, usage: loadUsage });
  const [name, file, ...rest] = positionals;
  const names = [...codeSystems.map((each) => each.name), 'knowledge'];
  const system = codeSystems.find((each) => each.name === name);
  if (system === undefined) {
    const meant = nearest(name ?? '', names);
    const hint = meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean ${meant}?`;
    const what = name === undefined ? 'Name the code system.' : `There is no code system "${name}".`;
    throw new UsageError(`${what} ${hint} Usage: ${loadUsage}`);
  }
  if (file === undefined || rest.length > 0)
    throw new UsageError(`Name one file to load. Usage: ${loadUsage}`);
  return { system, file, edition: editionOf(values.edition, file, system) };
}

/**
 * The year or date in the name of the file, unless the call names the edition. Of lists that stand beside each other,
 * each is known by the name of its file.
 */
function editionOf(given: unknown, file: string, { name }: CodeSystem): string {
  const own = name === 'aliases' ? basename(file).replace(/(?:\.(?:gz|tsv|txt))+$/, '') : undefined;
  const dated = own ?? /\d{4,8}/.exec(basename(file))?.[0] ?? 'current';
  const edition = typeof given === 'string' ? given : dated;
  if (/^[\w.-]{1,40}$/.test(edition) && edition !== 'demonstration') return edition;
  throw new UsageError(
    `--edition needs a name of letters, digits, dots and dashes, such as 2026. Usage: ${loadUsage}`,
  );
}
