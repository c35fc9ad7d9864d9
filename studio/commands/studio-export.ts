import { writeFile } from 'node:fs/promises';
import { exchangeFormats } from '../../engine/core/protocol/workbench.ts';
import { type CommandRun, type ExitCode, UsageError } from '../../tools/cli/command.ts';
import { CommandError } from '../workbench/commands/command-error.ts';
import { exportForm } from '../workbench/export-form.ts';

export interface Export extends Pick<CommandRun, 'output' | 'services'> {
  readonly entity: string | undefined;
  readonly form: string | undefined;
  readonly format: string | undefined;
  /** Path of the output file; by default the file name that the export suggests. */
  readonly out: string | undefined;
}

/** Writes a form of the folder in another system's format. */
export async function exportOne({ output, services, ...wanted }: Export): Promise<ExitCode> {
  const format = exchangeFormats.find((each) => each === wanted.format);
  const { entity, form } = wanted;
  if (entity === undefined || format === undefined)
    throw new UsageError(
      `Say with --entity whose form it is, and with --format as what: ${exchangeFormats.join(', ')}.`,
    );
  try {
    const question = { entity, format, ...(form !== undefined && { form }) };
    const { fileName, content, rows } = exportForm(await services.schemaTexts(), question);
    const path = wanted.out ?? fileName;
    await writeFile(path, content);
    const losses = rows.filter(({ left }) => left.length > 0);
    output.say(`${path} was written.`);
    if (losses.length > 0) output.say('What could not be carried over:');
    for (const { source, title, left } of losses) output.say(`  ${source || title}: ${left.join(' ')}`);
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    output.complain(error.message);
    return 1;
  }
}
