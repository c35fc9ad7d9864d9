import { setImmediate } from 'node:timers/promises';

/** How many pages a PDF has. */
export async function pagesOf(content: Uint8Array): Promise<number> {
  const { PDFDocument } = await import('pdf-lib');
  return (await PDFDocument.load(content, { updateMetadata: false })).getPageCount();
}

export interface Joining {
  readonly title: string;
  readonly at: Date;
  readonly documents: AsyncIterable<Uint8Array>;
}

/**
 * The pages of several PDFs in one, to be put on paper: what a screen reader goes by (structure, languages) stays with
 * the documents themselves.
 */
export async function joinDocuments({ title, at, documents }: Joining): Promise<Buffer<ArrayBuffer>> {
  const { PDFDocument } = await import('pdf-lib');
  const joined = await PDFDocument.create();
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setCreationDate(at);
  joined.setModificationDate(at);
  for await (const content of documents) {
    const source = await PDFDocument.load(content, { updateMetadata: false });
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
    // Others are answered between two documents.
    await setImmediate();
  }
  return Buffer.from(await joined.save());
}
