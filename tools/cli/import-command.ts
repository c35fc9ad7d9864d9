import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { LoadTarget } from '../../engine/core/load.ts';
import { formatFileProblem } from '../fhir/file-problem.ts';
import { type Command, type CommandRun, type ExitCode, UsageError } from './command.ts';
import { findFiles } from './find-files.ts';
import { type FileReport, importFiles } from './import-files.ts';
import { fileLine, importSummary } from './import-summary.ts';
import { suggest } from './suggest.ts';

const options = { organization: { type: 'string', default: 'EMTM' } } as const;

const usage = 'npm run cli -- import FILE… [--organization EMTM]';

const help = `Usage: ${usage}

Brings FHIR R4 patient bundles in: each Patient with its allergies, intolerances and prescribers.
A FILE is a bundle, or a folder whose .json files are bundles. The product may be running or not.
Importing the same file again changes nothing, and what users changed meanwhile stays.

Options:
  --organization ID  the organization that is to manage the patients (EMTM)
  --help             this text

Exit code: 0 when all was taken, 1 when a file was not read or a record refused, 2 for a wrong call.
docs/operator/importing.md says what is taken, what is left out, and why.`;

export const importCommand: Command = {
  name: 'import',
  summary: 'bring in patients from FHIR R4 bundles (JSON files)',
  help,
  run,
};

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { inputs, organization } = parseImport(args);
  const found = await findFiles(inputs);
  const product = await services.product();
  await using opened = openOnce(() => services.openTarget(product));
  const reports = await importFiles({
    files: found.files,
    product,
    organization,
    now: services.now(),
    target: opened.target,
    onStart: (file, number) => output.progress(`[${number}/${found.files.length}] ${basename(file)} …`),
    onFile: (report, number) => {
      if ('problem' in report) {
        output.complain(formatFileProblem(report.problem));
      }
      output.step(`[${number}/${found.files.length}] ${basename(report.file)}: ${fileLine(report)}`);
    },
  });
  const unreachable = found.problems.map((problem): FileReport => ({ file: problem.file, problem }));
  for (const problem of found.problems) {
    output.complain(formatFileProblem(problem));
  }
  const all = [...reports, ...unreachable];
  output.say();
  for (const line of importSummary(all, organization)) {
    output.say(line);
  }
  return all.some(hasFailed) ? 1 : 0;
}

function hasFailed(report: FileReport): boolean {
  return 'problem' in report || report.outcomes.some((each) => each.outcome === 'refused');
}

interface ImportCall {
  readonly inputs: readonly string[];
  readonly organization: string;
}

function parseImport(args: readonly string[]): ImportCall {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) {
      const meant = suggest(token.name, Object.keys(options));
      throw new UsageError(
        `There is no option ${token.rawName}.${meant ? ` Did you mean --${meant}?` : ''} Usage: ${usage}`,
      );
    }
  }
  const { organization } = values;
  if (typeof organization !== 'string' || !/^[\w.-]+$/.test(organization)) {
    throw new UsageError(
      `--organization needs the id of an organization, as in --organization EMTM. Usage: ${usage}`,
    );
  }
  if (positionals.length === 0) {
    throw new UsageError(`Name at least one file or folder to import. Usage: ${usage}`);
  }
  return { inputs: positionals, organization };
}

/** A target that did not open has thrown where it was used; there is nothing to close. */
function ignoreWhatWasReported(): void {}

interface OpenOnce extends AsyncDisposable {
  readonly target: () => Promise<LoadTarget>;
}

/** Opens at the first use and closes what was opened. */
function openOnce(open: () => Promise<LoadTarget>): OpenOnce {
  let opening: Promise<LoadTarget> | undefined;
  return {
    target: () => {
      opening ??= open();
      return opening;
    },
    [Symbol.asyncDispose]: async () => {
      await opening?.then((target) => target.close(), ignoreWhatWasReported);
    },
  };
}
