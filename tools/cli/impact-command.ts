import { compileSources } from '../../engine/compiler/compile.ts';
import { loadProduct } from '../../engine/compiler/compile-product.ts';
import { formatDiagnostics } from '../../engine/compiler/diagnostics.ts';
import { compareSets } from '../../engine/compiler/impact/compare-sets.ts';
import { changeLines, recordLines } from '../../engine/compiler/impact/impact-lines.ts';
import { RevisionError } from '../../engine/compiler/impact/read-revision.ts';
import { readSchemaView } from '../../engine/compiler/impact/schema-view.ts';
import { type EntityImpact, RecordImpact } from '../../engine/core/compare/record-impact.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { type CliServices, type Command, type CommandRun, type ExitCode, UsageError } from './command.ts';
import { parseCall } from './parse-call.ts';

const usage = 'npm run cli -- impact [--against REVISION] [--records]';

const help = `Usage: ${usage}

What a change of the schemas would break: compares schemas/ and screens/ as they stand in the folder with a git
revision, and says for each difference whether it is narrower (something that was valid may be refused) or wider.

Options:
  --against REVISION  commit, branch or tag to compare with (HEAD)
  --records           check every stored record by both, and count those that become invalid; prints ids, no values
  --help              this text

Exit code: 0 when no stored record becomes invalid (or none was looked at), 1 when one does, 2 for a wrong call.
docs/analyst/impact.md shows it by example.`;

export const impactCommand: Command = {
  name: 'impact',
  summary: 'say what a change of the schemas would break',
  help,
  run,
};

const options = { against: { type: 'string', default: 'HEAD' }, records: { type: 'boolean' } } as const;

type Texts = ReadonlyMap<string, string>;

async function run({ args, output, services }: CommandRun): Promise<ExitCode> {
  const { values, positionals } = parseCall({ args, options, usage });
  if (positionals.length > 0) throw new UsageError(`"${positionals[0]}" is too much. Usage: ${usage}`);
  const revision = String(values.against);
  const [before, after] = [await textsOf(revision, services), await services.schemaTexts()];
  const views = { before: readSchemaView(before), after: readSchemaView(after) };
  if (views.after.diagnostics.length > 0) {
    output.complain(formatDiagnostics(views.after.diagnostics));
    output.complain('\nCorrect the schemas first; npm run schemas shows the same problems.');
    return 1;
  }
  for (const line of changeLines(compareSets(views), revision)) output.say(line);
  if (values.records !== true) return 0;
  const impacts = await checkStored(services, {
    before: await compiled(before, `The schemas of ${revision} cannot be compiled by this compiler`),
    after: await compiled(after, 'The schemas cannot be compiled'),
  });
  output.say();
  for (const line of recordLines(impacts)) output.say(line);
  return impacts.some(({ becomeInvalid }) => becomeInvalid > 0) ? 1 : 0;
}

async function textsOf(revision: string, services: CliServices): Promise<Texts> {
  try {
    return await services.schemaTexts(revision);
  } catch (error) {
    if (error instanceof RevisionError) throw new UsageError(error.message);
    throw error;
  }
}

async function checkStored(
  services: CliServices,
  products: { readonly before: Product; readonly after: Product },
): Promise<readonly EntityImpact[]> {
  const source = await services.openRecords(products.before);
  try {
    const impact = new RecordImpact({ ...products, now: services.now() });
    for await (const entry of source.entries()) impact.add(entry);
    return impact.entities;
  } finally {
    await source.close();
  }
}

async function compiled(texts: Texts, otherwise: string): Promise<Product> {
  const { diagnostics, files } = await compileSources(texts);
  if (diagnostics.length === 0) return loadProduct(files);
  throw new Error(`${otherwise}, so the records cannot be checked:\n\n${formatDiagnostics(diagnostics)}`);
}
