import { formatFileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import {
  type ClinicServices,
  type Command,
  type CommandRun,
  type ExitCode,
  type Output,
  UsageError,
} from '../command.ts';
import { parseCall } from '../parse-call.ts';
import { withTarget } from '../with-target.ts';
import { findFiles } from './find-files.ts';
import { type FileReport, importFiles } from './import-files.ts';
import { fileLine, importSummary, shortName } from './import-summary.ts';

const options = { organization: { type: 'string' } } as const;

const importUsage = 'npm run cli -- import FILE… [--organization EMTM]';

interface ImportCall {
  /** Files and folders to import. */
  readonly inputs: readonly string[];
  /** Id of the organization that will manage the patients. */
  readonly organization: string;
}

/**
 * Reads the arguments of `import`. Throws `UsageError` with the right usage, also if neither the arguments nor
 * `usual` name an organization: no user could see patients without one.
 */
function parseImportCall(args: readonly string[], usual: string | undefined): ImportCall {
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

const help = `Usage: ${importUsage}

Brings FHIR R4 patient bundles in: each Patient with allergies, intolerances, conditions, measurements,
prescribers, pharmacies and the caregiver.
A FILE is a bundle, or a folder whose .json files are bundles. The product may be running or not.
Importing the same file again changes nothing, and what users changed meanwhile stays.

Options:
  --organization ID  the organization that is to manage the patients (in the demonstration, EMTM)
  --help             this text

Exit code: 0 when all was taken, 1 when a file was not read or a record refused, 2 for a wrong call.
docs/operator/importing.md says what is taken, what is left out, and why.`;

export const importCommand: Command<ClinicServices> = {
  name: 'import',
  summary: 'bring in patients from FHIR R4 bundles (JSON files)',
  help,
  run,
};

async function run({ args, output, services }: CommandRun<ClinicServices>): Promise<ExitCode> {
  const { inputs, organization } = parseImportCall(args, services.usualOrganization());
  const found = await findFiles(inputs);
  const product = await services.product();
  const total = found.files.length;
  const open = () => services.openTarget(product);
  const reports = await withTarget(open, (target) =>
    importFiles({
      files: found.files,
      product,
      organization,
      now: services.now(),
      target,
      onStart: (file, number) => output.progress(`[${number}/${total}] ${shortName(file)} …`),
      onFile: (report, number) => {
        complainOf(report, output);
        output.step(`[${number}/${total}] ${shortName(report.file)}: ${fileLine(report)}`);
      },
    }),
  );
  const unreachable = found.problems.map((problem): FileReport => ({ file: problem.file, problem }));
  for (const report of unreachable) {
    complainOf(report, output);
  }
  const all = [...reports, ...unreachable];
  output.say();
  for (const line of importSummary(all, organization)) {
    output.say(line);
  }
  return all.some(hasFailed) ? 1 : 0;
}

function complainOf(report: FileReport, output: Output): void {
  if ('problem' in report) {
    output.complain(formatFileProblem(report.problem));
  }
}

function hasFailed(report: FileReport): boolean {
  return 'problem' in report || report.outcomes.some((each) => each.outcome === 'refused');
}
