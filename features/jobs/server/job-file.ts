import { shortDate } from '../../../engine/core/expressions/runtime.ts';
import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import { joinDocuments } from '../../../gateway/documents/join-documents.ts';
import { notFound, refused } from '../../../gateway/operation/errors.ts';
import type { Call } from '../../../gateway/records/context/call.ts';
import { jobRowsOf, ownBulkJob } from '../../../gateway/work/bulk/bulk-job.ts';
import { bulkActionOf } from '../../../gateway/work/bulk/bulk-work.ts';
import { contentOfFile, filesOfJob, type JobFile } from '../../../gateway/work/bulk/job-files.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { jobManifest } from './job-manifest.ts';
import { namesOfRows } from './names-of-rows.ts';
import { pagedFiles } from './paged-files.ts';

/** Merges the files of one of the user's own jobs, without records that have left the user's scope. */
export function createJobFile(services: { readonly drawDocument: DocumentPrinter }): Handler<'job-file'> {
  return {
    isWrite: false,
    async answer(call) {
      const { database, query, user, origin, product, today } = call;
      const job = await ownBulkJob(database, user._id, { id: query.id, now: origin.at });
      const title = job && bulkActionOf(product, job)?.action.files?.title;
      if (job === undefined || title === undefined || job.files === 0) throw notFound();
      if (job.waiting > 0)
        throw refused('This job is not done yet. Its file is there once it is, or was stopped.');
      const rows = await jobRowsOf(database, job.id);
      const ids = rows.map(({ record }) => record);
      const names = await namesOfRows(call, job.tab, ids, 'export');
      const seen = new Set(rows.filter(({ record }) => names.has(record)).map(({ n }) => n));
      const all = await filesOfJob(database, job.id, origin.at);
      const files = pagedFiles(all.filter(({ n }) => seen.has(n)));
      const author = [user.firstName, user.lastName].filter(Boolean).join(' ');
      const { dataNotice } = product.info;
      const list = await services.drawDocument(
        jobManifest({
          ...{ title, author, day: shortDate(today), rows, names, files },
          notice: dataNotice,
        }),
      );
      const documents = contentsOf(call, job.id, files, list.content);
      const content = await joinDocuments({ title, language: 'en', at: origin.at, documents });
      const name = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}-${today}.pdf`;
      return { status: 200, body: null, file: { content, mediaType: 'application/pdf', name } };
    },
  };
}

async function* contentsOf(
  { database }: Call,
  job: string,
  files: readonly JobFile[],
  list: Uint8Array,
): AsyncGenerator<Uint8Array> {
  for (const file of files) {
    const content = await contentOfFile(database, job, file);
    // Fails where a file has expired since the listing: a document with missing pages is worse than none.
    if (content === undefined) throw notFound();
    yield content;
  }
  yield list;
}
