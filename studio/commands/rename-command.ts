import fieldReads from '../../features/all/server/field-reads.json' with { type: 'json' };
import {
  type Command,
  type CommandRun,
  type ExitCode,
  type Output,
  UsageError,
} from '../../tools/cli/command.ts';
import { parseCall } from '../../tools/cli/parse-call.ts';
import type { LineChange } from '../workbench/rename/line-changes.ts';
import { type Renaming, renameInTexts } from '../workbench/rename/rename.ts';
import { RenameError } from '../workbench/rename/rename-error.ts';

const usage = 'npm run cli -- rename TARGET NAME [--dry-run] [--schema-only] [--with-code]';

const help = `Usage: ${usage}

Gives a field, a code or a message another name, everywhere in schemas/ and screens/: every place is shown with its
file and line and changed where it stands; nothing else in the files changes. Where the schemas would not compile
afterwards, nothing is written.

TARGET is one of
  <entity>/<field>         book/genre, patient/name/first; a field of the rows of a list: book/loans/*/from
  codes/<value set>/<code> codes/genres/novel
  messages/<name>          messages/date.future

A field that code of the product reads keeps its name: the refusal says which parts of the product do.

Records that are stored under the old name of a field are read under the new one, and stored under it with
their next save: a step of the entity's *.migrations.json says so.

Options:
  --dry-run      show what would change, write nothing
  --schema-only  add no migration: for a field that no record has yet; needed for codes, whose records keep the old one
  --with-code    rename a field that code reads, too: for developers, who change the code next (npx tsc finds it)
  --help         this text

Exit code: 0 when it was done (or shown), 1 when it could not be, 2 for a wrong call.
docs/analyst/renaming.md shows it by example.`;

export const renameCommand: Command = {
  name: 'rename',
  summary: 'give a field, a code or a message another name everywhere',
  help,
  run,
};

const options = {
  'dry-run': { type: 'boolean' },
  'schema-only': { type: 'boolean' },
  'with-code': { type: 'boolean' },
} as const;

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({ args, options, usage });
  const [target, to, more] = positionals;
  if (target === undefined || to === undefined || more !== undefined)
    throw new UsageError(`Say what is renamed, and its new name. Usage: ${usage}`);
  const texts = await services.schemaTexts();
  try {
    const renaming = renameInTexts(texts, {
      target,
      to,
      isSchemaOnly: values['schema-only'] === true,
      reads: values['with-code'] === true ? {} : fieldReads,
    });
    const isDry = values['dry-run'] === true;
    if (!isDry) await services.writeSchemaTexts(changedAmong(texts, renaming.texts));
    say(renaming, { output, target, isDry });
    return 0;
  } catch (error) {
    if (!(error instanceof RenameError)) throw error;
    output.complain(error.message);
    return 1;
  }
}

function changedAmong(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  return new Map([...after].filter(([path, text]) => before.get(path) !== text));
}

interface RenameOutput {
  readonly output: Output;
  readonly target: string;
  readonly isDry: boolean;
}

const mostMentions = 20;

function say({ kind, changes, mentions, added }: Renaming, { output, target, isDry }: RenameOutput): void {
  const files = new Set(changes.map(({ path }) => path)).size;
  const verb = isDry ? 'would change' : 'changed';
  output.say(`${target}: ${changes.length} lines in ${files} files ${verb}.`);
  for (const change of changes) output.say(lineOf(change));
  if (added !== undefined) {
    output.say();
    output.say(`Stored records are read under the new name: ${added.step} in ${added.path}.`);
  }
  if (kind !== 'message' && added === undefined) {
    output.say();
    output.say('Stored records are not looked at: those that have the old name keep it.');
  }
  if (mentions.length > 0) {
    output.say();
    output.say('The old name also stands here, where no type says what it is. Look at these yourself:');
    for (const mention of mentions.slice(0, mostMentions)) output.say(lineOf(mention));
    if (mentions.length > mostMentions) output.say(`  and ${mentions.length - mostMentions} more`);
  }
  output.say();
  output.say(isDry ? 'Nothing was written.' : 'Next: npm run schemas, and npm run check.');
}

function lineOf({ path, line, text }: LineChange): string {
  return `  ${path}:${line}  ${text.length > 120 ? `${text.slice(0, 119)}…` : text}`;
}
