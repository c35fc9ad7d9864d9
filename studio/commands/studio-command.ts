import { stringOrUndefined } from '../../engine/core/json/string-values.ts';
import { type Command, type CommandRun, type ExitCode, UsageError } from '../../tools/cli/command.ts';
import { parseCall } from '../../tools/cli/parse-call.ts';
import { exportOne } from './studio-export.ts';
import { pull } from './studio-pull.ts';
import { push } from './studio-push.ts';

const usage = 'npm run cli -- studio pull|push|export [options]';

const help = `Usage: npm run cli -- studio pull [--dry-run] [--force]
       npm run cli -- studio push --title TEXT --author EMAIL [--base REVISION] [--replace] [--dry-run]
       npm run cli -- studio export --entity NAME [--form NAME] --format FORMAT [--out FILE]

Brings schema files from the database into the folder and back, byte for byte, and exports forms of the folder.

pull  writes the files that were published last into schemas/ and screens/. It refuses where that would overwrite what
      is neither committed nor was pulled before.
push  leaves what was changed in the folder as a change that waits for review in the Studio. It is merged with
      what was published meanwhile, and has to compile. Nothing is published by it.
export writes a form of the folder in a format of another system, and lists what it cannot carry over.

Options:
  --dry-run        show the differences, write and send nothing
  --force          overwrite files that are not committed
  --title TEXT     what the change is for
  --author EMAIL   the user whose change it is: somebody else has to publish it
  --base REVISION  git revision that the folder was made from (the version that was pulled last; before the first
                   pull, the last commit)
  --replace        replace a change of that user that still waits
  --entity NAME    whose form is exported
  --form NAME      the form (all fields of the entity)
  --format FORMAT  questionnaire, xlsform, redcap or json-schema
  --out FILE       where the export is written (what the form is called, in the folder of the call)
  --help           this text

Exit code: 0 when it was done (or shown), 1 when it could not be, 2 for a wrong call.
docs/operator/publishing.md says more.`;

/**
 * Command that moves schema files between a folder and the versions of a database, and exports forms for other systems.
 */
export const studioCommand: Command = {
  name: 'studio',
  summary: 'bring schema files from the database into the folder, and back for review; export forms',
  help,
  run,
};

const options = {
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  title: { type: 'string' },
  author: { type: 'string' },
  base: { type: 'string' },
  replace: { type: 'boolean' },
  entity: { type: 'string' },
  form: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
} as const;

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({ args, options, usage });
  const [direction, more] = positionals;
  if (more !== undefined || !['pull', 'push', 'export'].includes(direction ?? ''))
    throw new UsageError(`Say "pull", "push" or "export". Usage: ${usage}`);
  const [entity, form, format, out] = [values.entity, values.form, values.format, values.out].map(
    stringOrUndefined,
  );
  if (direction === 'export') return exportOne({ output, services, entity, form, format, out });
  const isDry = values['dry-run'] === true;
  const store = await services.openSchemas();
  const work = { output, services, store, isDry };
  try {
    if (direction === 'pull') return await pull({ ...work, isForced: values.force === true });
    const [title, author, base] = [values.title, values.author, values.base].map(stringOrUndefined);
    return await push({ ...work, title, author, base, replaces: values.replace === true });
  } finally {
    await store.close();
  }
}
