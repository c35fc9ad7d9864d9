import { parseArgs } from 'node:util';
import { nearest } from '../compiler/suggest.ts';
import { UsageError } from './command.ts';

const options = { organization: { type: 'string', default: 'EMTM' } } as const;

export const importUsage = 'npm run cli -- import FILE… [--organization EMTM]';

export interface ImportCall {
  /** Files and folders. */
  readonly inputs: readonly string[];
  /** Id of the organization that is to manage the patients. */
  readonly organization: string;
}

/** Reads the words after `import`. Throws `UsageError` with a sentence that says how to call it. */
export function parseImportCall(args: readonly string[]): ImportCall {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const meant = nearest(token.name, Object.keys(options));
      throw new UsageError(
        `There is no option ${token.rawName}.${meant ? ` Did you mean --${meant}?` : ''} Usage: ${importUsage}`,
      );
    }
  }
  const { organization } = values;
  if (typeof organization !== 'string' || !/^[\w.-]+$/.test(organization)) {
    throw new UsageError(
      `--organization needs the id of an organization, as in --organization EMTM. Usage: ${importUsage}`,
    );
  }
  if (positionals.length === 0) {
    throw new UsageError(`Name at least one file or folder to import. Usage: ${importUsage}`);
  }
  return { inputs: positionals, organization };
}
