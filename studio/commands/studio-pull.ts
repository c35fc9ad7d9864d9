import { RevisionError } from '../../engine/compiler/impact/read-revision.ts';
import { textsByPath } from '../../engine/core/protocol/listed-texts.ts';
import type { SchemaTexts } from '../../engine/core/protocol/schema-versions.ts';
import type { CliServices, ExitCode } from '../../tools/cli/command.ts';
import { differing, type SchemaTransfer, sayDifferences } from './schema-differences.ts';

export interface Pull extends SchemaTransfer {
  /** True to overwrite uncommitted files, too. */
  readonly isForced: boolean;
}

/** Writes the last published version into the folder. */
export async function pull({ output, services, store, isDry, isForced }: Pull): Promise<ExitCode> {
  const published = await store.latest();
  if (published === undefined) {
    output.say('Nothing has been published since the release is served: the folder stays as it is.');
    return 0;
  }
  const folder = await services.schemaTexts();
  const wanted = textsByPath(published.files);
  const files = differing(folder, wanted);
  const kept = await keptElsewhere(services, await store.version((await services.pulled.read()) ?? ''));
  const own = files.filter(({ path, base }) => !kept.some((texts) => (texts.get(path) ?? '') === base));
  sayDifferences(output, folder, wanted);
  if (own.length > 0 && !isForced) {
    output.complain('These files have changes of their own that are in no commit, and nothing was written:');
    for (const { path } of own) output.complain(`  ${path}`);
    output.complain('Commit them, send them by "studio push", or overwrite them with --force.');
    return 1;
  }
  const version = `publication ${published.number}`;
  if (isDry) {
    output.say(`${countOf(files.length)} would be written as in ${version}. Nothing was written.`);
    return 0;
  }
  await services.writeSchemaTexts(textsByPath(files));
  await services.pulled.write(published.hash);
  output.say(`${countOf(files.length)} written: the folder has the files of ${version}.`);
  return 0;
}

/**
 * Lists copies of the folder's texts that exist elsewhere: those of the last commit, and of the last pulled
 * version.
 */
async function keptElsewhere(
  services: CliServices,
  pulled: Awaited<ReturnType<SchemaTransfer['store']['version']>>,
): Promise<readonly SchemaTexts[]> {
  const last = pulled === undefined ? [] : [textsByPath(pulled)];
  try {
    return [await services.schemaTexts('HEAD'), ...last];
  } catch (error) {
    if (error instanceof RevisionError) return last;
    throw error;
  }
}

function countOf(files: number): string {
  return files === 1 ? '1 file' : `${files} files`;
}
