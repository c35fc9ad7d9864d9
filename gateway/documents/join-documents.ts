import { setImmediate } from 'node:timers/promises';

/** Counts the pages of a PDF. */
export async function pagesOf(content: Uint8Array): Promise<number> {
  const { PDFDocument } = await import('pdf-lib');
  return (await PDFDocument.load(content, { updateMetadata: false })).getPageCount();
}

export interface Joining {
  readonly title: string;
  /** Language of the title, as BCP 47 has it; each document keeps its own. */
  readonly language: string;
  readonly at: Date;
  readonly documents: AsyncIterable<Uint8Array>;
}

/** The pages of several PDFs in one, which can be read aloud as each of them can. */
export async function joinDocuments({ documents, ...about }: Joining): Promise<Buffer<ArrayBuffer>> {
  const [{ PDFDocument }, { TaggedPages }] = await Promise.all([
    import('pdf-lib'),
    import('./tagged-pages.ts'),
  ]);
  const joined = await PDFDocument.create();
  joined.setTitle(about.title, { showInWindowTitleBar: true });
  joined.setCreationDate(about.at);
  joined.setModificationDate(about.at);
  const pages = new TaggedPages(joined);
  for await (const content of documents) {
    pages.add(await PDFDocument.load(content, { updateMetadata: false }));
    // Lets others be answered between two documents.
    await setImmediate();
  }
  pages.end(about);
  return Buffer.from(await joined.save());
}
