import type { ComposedDocument } from '../../engine/core/documents/composed.ts';

/** A document as PDF. Rejects with `PrintError` for one that cannot be drawn within reason. */
export type DocumentPrinter = (document: ComposedDocument) => Promise<Buffer>;

/** Draws a composed document, with the numbers of its pages. What it takes is loaded with the first document. */
export const drawDocument: DocumentPrinter = async (document) => {
  const [{ drawBlock }, { Sheet }] = await Promise.all([import('./draw-block.ts'), import('./sheet.ts')]);
  const sheet = await Sheet.open(document);
  for (const block of document.blocks) drawBlock(sheet, block);
  return sheet.end();
};
