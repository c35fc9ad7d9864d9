import { UsageError } from '../command.ts';
import { parseCall } from '../parse-call.ts';

const options = { organization: { type: 'string' } } as const;

export const importUsage = 'npm run cli -- import FILE… [--organization EMTM]';

export interface ImportCall {
  /** Files and folders. */
  readonly inputs: readonly string[];
  /** Id of the organization that is to manage the patients. */
  readonly organization: string;
}

/**
 * Reads the words after `import`. Throws `UsageError` with a sentence that says how to call it; among others where
 * no organization is named and `usual` has none: patients of an organization that does not exist are seen by nobody.
 */
export function parseImportCall(args: readonly string[], usual: string | undefined): ImportCall {
  const { values, positionals } = parseCall({ args, options, usage: importUsage });
  const { organization = usual } = values;
  if (organization === undefined)
    throw new UsageError(
      `Say with --organization which organization is to manage the patients: only its users will see them. Usage: ${importUsage}`,
    );
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
