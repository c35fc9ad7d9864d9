import { csvSource } from '../../../engine/core/intake/csv-source.ts';
import { readMapping } from '../../../engine/core/intake/mapping.ts';
import { SourceError } from '../../../engine/core/intake/source.ts';
import { entityOf } from '../../../engine/core/validation/validate.ts';
import type { TaskSurroundings } from '../../../gateway/features.ts';
import { readText } from '../../../gateway/intake/staging/read-text.ts';
import { stageFile } from '../../../gateway/intake/staging/stage-file.ts';
import { createStagingTarget } from '../../../gateway/intake/staging/staging-target.ts';
import { openJobReport } from '../../../gateway/intake/uploads/lines.ts';
import { dropPieces, readPieces } from '../../../gateway/intake/uploads/pieces.ts';
import { JobFailedError, type JobKind, type JobRun } from '../../../gateway/work/jobs/job.ts';
import { stagedKeys } from '../../import/server/staged-people.ts';
import { stagedMembers } from '../../import/shared/staged-members.ts';
import { InfectedError, type Scanner } from './scanner.ts';
import type { FileJob } from './staged-file.ts';

/** Milliseconds between two progress reports of a running scanner, without which the job would count as dead. */
const reportEvery = 20_000;

async function scanned(
  scan: Scanner,
  bytes: AsyncIterable<Uint8Array>,
  report: JobRun<FileJob>['report'],
): Promise<void> {
  const letGo = new AbortController();
  const timer = setInterval(() => void report().catch((error: unknown) => letGo.abort(error)), reportEvery);
  try {
    await scan(bytes, letGo.signal);
  } catch (error) {
    if (error instanceof InfectedError) throw new JobFailedError('The file has a virus. Nothing was staged.');
    throw letGo.signal.aborted ? letGo.signal.reason : error;
  } finally {
    clearInterval(timer);
  }
}

/** Stages a sent file as the command line does, and deletes its pieces when done. */
export function createStageUpload(scan: Scanner, { product, now }: TaskSurroundings): JobKind<FileJob> {
  const run = async ({ database, job, report }: JobRun<FileJob>) => {
    const { id, organization, author, input, progress } = job;
    const bytes = () => readPieces(database, id);
    await scanned(scan, bytes(), report);
    const { entity } = stagedMembers;
    const target = { product: product(), entity };
    const mapping = readMapping(input.mapping, entityOf(target.product, entity));
    if (!('columns' in mapping)) throw new JobFailedError('The mapping no longer fits. Send the file again.');
    try {
      await stageFile({
        ...{ product: target.product, now: now(), isWhole: input.isWhole === true },
        source: { entity, organization, file: id },
        shape: stagedMembers,
        open: () => csvSource(readText(bytes(), input.encoding), mapping, target),
        openReport: (header, reached) =>
          openJobReport(database, id, { header, ...(reached !== undefined && { reached }) }),
        target: {
          ...createStagingTarget(database, stagedKeys, { author, call: 'staging.start', now }),
          close: () => Promise.resolve(),
        },
        onProgress: (lines, counts) => report({ ...progress, lines, ...counts }),
      });
    } catch (error) {
      if (error instanceof SourceError) throw new JobFailedError(`${error.message} Nothing was staged.`);
      throw error;
    }
    await dropPieces(database, id);
  };
  return { run, atOnce: 1, mostAttempts: 3 };
}
