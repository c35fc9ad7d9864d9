import type { KnowledgeOutcome, KnowledgeTarget } from '../../../engine/core/protocol/load.ts';
import { formatFileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import { type ClinicServices, type CommandRun, type ExitCode, UsageError } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { parseCall } from '../parse-call.ts';
import { withTarget } from '../with-target.ts';
import { isCutOff, openInput, sizeOfFile } from './open-input.ts';

export const knowledgeUsage = 'npm run cli -- load knowledge FILE[.gz]… | --remove NAME';

/**
 * Maximum size of an unpacked package in bytes, some 50,000 rows, since the package is sent to the store as a
 * whole.
 */
const largest = 32 * 1_048_576;

/** Maximum of row names in the output; the store gets all rows. */
const mostNames = 20;

const options = { remove: { type: 'string' } } as const;

/** Loads knowledge packages one after the other, each completely or not at all; or removes one. */
export async function runLoadKnowledge({
  args,
  output,
  services,
}: CommandRun<ClinicServices>): Promise<ExitCode> {
  const { values, positionals: files } = parseCall({ args, options, usage: knowledgeUsage });
  const name = values['remove'];
  if ((typeof name === 'string') === files.length > 0)
    throw new UsageError(`Name files to load, or one package to remove. Usage: ${knowledgeUsage}`);
  return withTarget(services.openKnowledge, async (target) => {
    if (typeof name === 'string')
      return tell(await (await target()).removeKnowledge(name), `--remove ${name}`, output);
    let exitCode: ExitCode = 0;
    for (const file of files) if ((await loadFile(file, target, output)) !== 0) exitCode = 1;
    return exitCode;
  });
}

async function loadFile(
  file: string,
  target: () => Promise<KnowledgeTarget>,
  output: CommandRun['output'],
): Promise<ExitCode> {
  const text = await textOf(file);
  if (typeof text !== 'string') {
    output.complain(text.problem);
    return 1;
  }
  return tell(await (await target()).loadKnowledge(text), file, output);
}

/** Reads the text of a file, or a sentence on why it cannot be loaded. */
async function textOf(file: string): Promise<string | { readonly problem: string }> {
  const size = await sizeOfFile(file);
  if (typeof size !== 'number') return size;
  if (size > largest) return { problem: tooLarge(file) };
  const source = await openInput(file);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of source.bytes()) {
      bytes += chunk.length;
      if (bytes > largest) return { problem: tooLarge(file) };
      chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    if (isCutOff(error))
      return {
        problem: `${file} breaks off: its compression is damaged. Download it again. Nothing of it is loaded.`,
      };
    if (error instanceof TypeError)
      return { problem: `${file}: the text is not UTF-8; save it as UTF-8. Nothing of it is loaded.` };
    throw error;
  }
}

function tooLarge(file: string): string {
  return `${file}: larger than 32 MB; split it into several packages. Nothing of it is loaded.`;
}

function tell(outcome: KnowledgeOutcome, file: string, output: CommandRun['output']): ExitCode {
  if (outcome.kind === 'refused') {
    for (const problem of outcome.problems) output.complain(formatFileProblem({ file, ...problem }));
    output.say(`Nothing of ${file} is loaded.`);
    return 1;
  }
  const title = `${outcome.title} ${outcome.version}`;
  if (outcome.kind === 'unchanged') output.say(`${title}: nothing changed, it is there already.`);
  if (outcome.kind === 'removed') output.say(`${title}: removed.`);
  if (outcome.kind !== 'loaded') return 0;
  const { added, changed, removed } = outcome.changes;
  const rows = `${formatCount(outcome.rows)} ${outcome.rows === 1 ? 'row' : 'rows'}`;
  const since = outcome.before === undefined ? '' : ` since ${outcome.before}`;
  output.say(
    `${title}: ${rows}: ${formatCount(added.length)} added, ${formatCount(changed.length)} changed, ${formatCount(removed.length)} removed${since}.`,
  );
  if (outcome.before === undefined) return 0;
  for (const [word, names] of Object.entries({ Added: added, Changed: changed, Removed: removed }))
    if (names.length > 0) output.say(`${word}: ${listed(names)}`);
  return 0;
}

function listed(names: readonly string[]): string {
  const more = names.length > mostNames ? ` and ${formatCount(names.length - mostNames)} more` : '';
  return `${names.slice(0, mostNames).join(', ')}${more}`;
}
