import { basename } from 'node:path';
import { nearest } from '../../../engine/core/text/nearest.ts';
import { formatFileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import type { CodeSystem } from '../../../features/terminology/server/code-systems/code-system.ts';
import { codeSystems } from '../../../features/terminology/server/code-systems/code-systems.ts';
import {
  type LoadedSystem,
  loadCodeSystem,
} from '../../../features/terminology/server/code-systems/load-code-system.ts';
import { type ClinicServices, type Command, type CommandRun, type ExitCode, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { parseCall } from '../parse-call.ts';
import { withTarget } from '../with-target.ts';
import { knowledgeUsage, runLoadKnowledge } from './load-knowledge.ts';
import { isCutOff, openInput, sizeOfFile } from './open-input.ts';
import { readLines } from './read-lines.ts';

const loadUsage = 'npm run cli -- load icd10cm|rxnorm|ndc|aliases FILE[.gz] [--edition NAME]';

interface LoadCall {
  readonly system: CodeSystem;
  readonly file: string;
  readonly edition: string;
}

const options = { edition: { type: 'string' } } as const;

/** Reads the arguments of `load`. Throws `UsageError` with a sentence on the right usage. */
function parseLoadCall(args: readonly string[]): LoadCall {
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
 * Names the release by the argument, or by the year or date in the file's name. Uses the whole file's name for
 * `aliases`, of which several lists may be loaded.
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

const help = `Usage: ${loadUsage}
       ${knowledgeUsage}

Loads the official file of a code system, so that searches find it all in place of the demonstration catalogue.
The product may be running or not. Loading the same file again changes nothing; the edition is searched once it
is complete, and the one that was completed last is searched by default.

  icd10cm  icd10cm_order_<year>.txt of CMS: every condition
  rxnorm   RXNCONSO.RRF of the NLM (needs their licence): drugs, and the ingredients that allergies name
  ndc      product.txt of the FDA's NDC directory: labels by package number
  aliases  a list of your own: other names and NDCs of drugs that are loaded; several lists stand beside each other

A package of knowledge is what decision support finds: docs/operator/knowledge.md describes its lines. Each file is taken
as a whole or not at all; what has changed since the version before is said and kept.

  knowledge  a file of lines: the header, sources, classes and rows

Options:
  --edition NAME  what to call the edition (default: the year or date in the name of the file, else "current")
  --remove NAME   takes a loaded package of knowledge out again
  --help          this text

Exit code: 0 when every line was taken, 1 when one was bad or the file cannot be read, 2 for a wrong call.
For details, see docs/operator/code-systems.md and docs/operator/knowledge.md.`;

export const loadCommand: Command<ClinicServices> = {
  name: 'load',
  summary: 'load ICD-10-CM, RxNorm, the NDC directory, or packages of knowledge',
  help,
  run,
};

async function run({ args, output, services }: CommandRun<ClinicServices>): Promise<ExitCode> {
  const [what, ...rest] = args;
  if (what === 'knowledge') return runLoadKnowledge({ args: rest, output, services });
  const call = parseLoadCall(args);
  const { system, edition, file } = call;
  const size = await sizeOfFile(file);
  if (typeof size !== 'number') {
    output.complain(size.problem);
    return 1;
  }
  const source = await openInput(file);
  const title = `${system.title} ${edition}`;
  const loaded = await withTarget(services.openConcepts, (target) =>
    loadCodeSystem({
      ...{ system, edition, target },
      lines: readLines(source.bytes(), system.encoding),
      sourceHash: source.hash,
      onBadLine: (line, what, help) =>
        output.complain(formatFileProblem({ file, line, column: 1, what, help })),
      onProgress: (entries, isStored = false) =>
        output.progress(
          `${title}: ${formatCount(entries)} entries, ${isStored ? 'stored; the searches are prepared' : `${Math.floor((100 * source.read()) / size)} %`}`,
        ),
    }),
  ).catch((error: unknown) => {
    if (!isCutOff(error)) throw error;
    throw new Error(
      `${file} breaks off: its compression is damaged. Download it again. Nothing of it is searched.`,
    );
  });
  for (const line of report(call, loaded)) output.say(line);
  return loaded.bad > 0 || loaded.entries === 0 ? 1 : 0;
}

function report({ system, edition }: LoadCall, loaded: LoadedSystem): readonly string[] {
  const { entries, added, changed, removed, bad, leftOut } = loaded;
  const badLines = bad === 0 ? '' : ` ${formatCount(bad)} bad ${bad === 1 ? 'line' : 'lines'}: see above.`;
  if (entries === 0) return [`Nothing was loaded: this is no ${system.file} of ${system.title}.${badLines}`];
  const title = `${system.title} ${edition}`;
  const isUnchanged = added + changed + removed === 0;
  const result = isUnchanged
    ? `nothing changed, ${entriesOf(entries)} there already.`
    : `${entriesOf(entries)}: ${formatCount(added)} added, ${formatCount(changed)} changed, ${formatCount(removed)} removed.`;
  return [
    ...[...leftOut].map(([reason, count]) => `Left out: ${reason}: ${formatCount(count)}`),
    `${title}: ${result}${badLines}`,
  ];
}

function entriesOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'entry' : 'entries'}`;
}
