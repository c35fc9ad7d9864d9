import { setImmediate } from 'node:timers/promises';

/** Counts the pages of a PDF. */
export async function pagesOf(content: Uint8Array): Promise<number> {
  const { PDFDocument } = await import('pdf-lib');
  return (await PDFDocument.load(content, { updateMetadata: false })).getPageCount();
}

export interface Joining {
  readonly title: string;
  /** Language of the title as BCP 47 tag; each document keeps its own language. */
  readonly language: string;
  readonly at: Date;
  readonly documents: AsyncIterable<Uint8Array>;
}

/** Joins several PDFs into one, keeping the tags of each for screen readers. */
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
    // Yields to other requests between two documents.
    await setImmediate();
  }
  pages.end(about);
  return Buffer.from(await joined.save());
}
