import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { csvSource } from '../../../engine/core/intake/csv-source.ts';
import { type FileMapping, readMapping } from '../../../engine/core/intake/mapping.ts';
import { type Source, SourceError } from '../../../engine/core/intake/source.ts';
import type { Entity } from '../../../engine/core/product/entity.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import { entityOf } from '../../../engine/core/validation/validate.ts';
import { decodeText } from '../../../features/import/server/fhir/decode-text.ts';
import { formatFileProblem } from '../../../features/import/server/fhir/file-problem.ts';
import { parseJson } from '../../../features/import/server/fhir/parse-json.ts';
import { readBundle } from '../../../features/import/server/fhir/read-bundle.ts';
import { bundleSource, ndjsonSource } from '../../../features/import/server/staging/json-source.ts';
import { readText } from '../../../gateway/intake/staging/read-text.ts';
import { openRejectedReport } from '../../../gateway/intake/staging/rejected-report.ts';
import { type StagedFile, stageFile } from '../../../gateway/intake/staging/stage-file.ts';
import type { ClinicServices, Command, CommandRun, ExitCode } from '../command.ts';
import { formatCount } from '../format-count.ts';
import { unreachable } from './find-files.ts';
import { openInput, sizeOfFile } from './open-input.ts';
import { linesOf } from './read-lines.ts';
import { parseStageCall, type StageCall, stageUsage } from './stage-call.ts';

const help = `Usage: ${stageUsage}

Stages members of an organization from a file: the page Add Patient finds them, and imports them one by one.
A FILE is CSV with a header, NDJSON (persons, or Patients of FHIR Bulk Data) or a FHIR bundle, also compressed by
gzip. The product may be running or not. Staging the same file again changes nothing; a staging that was interrupted
goes on where it was when the command is repeated.

Options:
  --organization ID  whose members they are (in the demonstration, EMTM)
  --mapping FILE     JSON that says which column is which field; without it, the header names the fields
  --format NAME      csv, ndjson or bundle, where the name of the file does not say it
  --encoding NAME    of a file that is not UTF-8 or UTF-16, such as windows-1252
  --rejected FILE    where rejected lines go, with number and reason (FILE.rejected.csv)
  --whole            the file has every member: others of the organization are staged no longer, unless a line
                     is rejected
  --dry-run          reads and checks everything, and stores nothing
  --help             this text

Exit code: 0 when every line was taken, 1 when one was rejected or the file cannot be read, 2 for a wrong call.
For details, see docs/operator/staging.md.`;

export const stageCommand: Command<ClinicServices> = {
  name: 'stage',
  summary: 'stage members from CSV, NDJSON or FHIR bundles, to be imported in the page',
  help,
  run,
};

async function run({ args, output, services }: CommandRun<ClinicServices>): Promise<ExitCode> {
  const call = parseStageCall(args, services.usualOrganization());
  const size = await sizeOfFile(call.file);
  if (typeof size !== 'number') {
    output.complain(size.problem);
    return 1;
  }
  const product = await services.product();
  const { entity } = services.staged;
  const mapping =
    call.mapping === undefined ? undefined : await readMappingFile(call.mapping, entityOf(product, entity));
  const target = call.isDryRun ? undefined : await services.openStaging();
  let bytesRead = () => 0;
  try {
    const staged = await stageFile({
      product,
      source: { entity, organization: call.organization, file: identityOf(call, mapping) },
      shape: services.staged,
      async open() {
        const opened = await openSource(call, entity, product, mapping);
        bytesRead = opened.bytesRead;
        return opened.source;
      },
      now: services.now(),
      openReport: (header, reached) => openRejectedReport(call.rejected, header, reached),
      ...(target !== undefined && { target }),
      isWhole: call.isWhole,
      onProgress: (lines) =>
        output.progress(
          `${basename(call.file)}: ${formatCount(lines)} lines, ${Math.floor((100 * bytesRead()) / Math.max(size, 1))} %`,
        ),
    });
    for (const line of summaryOf(call, staged)) output.say(line);
    return staged.counts.rejected > 0 || staged.lines === 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    output.complain(`${call.file}: ${error.message} Nothing was staged.`);
    return 1;
  } finally {
    await target?.close();
  }
}

async function openSource(
  { file, format, encoding }: StageCall,
  entity: string,
  product: Product,
  mapping: FileMapping | undefined,
): Promise<{ readonly source: Source; readonly bytesRead: () => number }> {
  if (format === 'bundle') return { source: await openBundle(file, product), bytesRead: () => 0 };
  const input = await openInput(file);
  const text = readText(input.bytes(), encoding);
  const source =
    format === 'csv'
      ? await csvSource(text, mapping, { product, entity })
      : ndjsonSource(linesOf(text), product);
  return { source, bytesRead: input.read };
}

async function openBundle(file: string, product: Product): Promise<Source> {
  const read = readBundle(file, await readFile(file));
  if ('problem' in read) throw new SourceError(`${formatFileProblem(read.problem)}.`);
  return bundleSource(read.bundle, product);
}

/** Hashes what identifies a staging; the same file with another mapping is a new staging. */
function identityOf({ file, format, encoding }: StageCall, mapping: FileMapping | undefined): string {
  const parts = [basename(file), format, encoding ?? '', JSON.stringify(mapping ?? {})];
  return createHash('sha256').update(parts.join('\u001F')).digest('hex');
}

async function readMappingFile(file: string, entity: Entity): Promise<FileMapping> {
  const bytes = await readFile(file).catch((error: unknown) => unreachable(file, error));
  if (!Buffer.isBuffer(bytes)) throw new Error(formatFileProblem(bytes));
  const decoded = decodeText(file, bytes);
  const parsed = 'problem' in decoded ? decoded : parseJson(file, decoded.text);
  if ('problem' in parsed) throw new Error(formatFileProblem(parsed.problem));
  const mapping = readMapping(parsed.value, entity);
  if ('columns' in mapping) return mapping;
  throw new Error(
    mapping.map(({ at, message }) => `${file}: ${at === '' ? '/' : at}: ${message}`).join('\n'),
  );
}

function summaryOf(call: StageCall, { lines, counts, resumedAfter, removed }: StagedFile): readonly string[] {
  const { created, changed, unchanged, rejected } = counts;
  const taken = created + changed + unchanged;
  const result = call.isDryRun
    ? `${formatCount(taken)} could be staged (dry run: nothing was stored)`
    : `${formatCount(taken)} staged (${formatCount(created)} new, ${formatCount(changed)} changed, ${formatCount(unchanged)} unchanged)`;
  return [
    ...(resumedAfter > 0
      ? [`Went on behind ${formatCount(resumedAfter)} lines that were staged before.`]
      : []),
    `${basename(call.file)} for ${call.organization}: ${formatCount(lines)} lines: ${result}, ${formatCount(rejected)} rejected.`,
    ...(removed > 0 ? [`${formatCount(removed)} that the file does not have are staged no longer.`] : []),
    ...(call.isWhole && rejected > 0 ? ['No others were removed, since lines were rejected.'] : []),
    ...(rejected > 0 ? [`The rejected lines, with number and reason: ${call.rejected}`] : []),
  ];
}
