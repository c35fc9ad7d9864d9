import { setImmediate } from 'node:timers/promises';
import type { ComposedBlock, ComposedDocument } from '../../engine/core/documents/composed.ts';
import type { WeightedText } from './letters/letters.ts';

export interface DocumentDrawing {
  /** Bytes of the PDF. */
  readonly content: Buffer;
  /** Characters without a font, printed as empty boxes, each once. */
  readonly missing: readonly string[];
}

/** Printer of a document as PDF. Rejects with `PrintError` for a document beyond the limits. */
export type DocumentPrinter = (document: ComposedDocument) => Promise<DocumentDrawing>;

/** Draws a composed document with page numbers. Loads its libraries with the first document. */
export const drawDocument: DocumentPrinter = async (document) => {
  const [{ piecesOf }, { Flow }, { Letters }, { Sheet }] = await Promise.all([
    import('./block-pieces.ts'),
    import('./flow.ts'),
    import('./letters/letters.ts'),
    import('./sheet.ts'),
  ]);
  const letters = await Letters.forTexts(textsOf(document));
  const sheet = new Sheet(document, letters);
  const pieces = [];
  for (const block of document.blocks) {
    pieces.push(...piecesOf(sheet, block));
    // Yields to other requests between two blocks.
    await setImmediate();
  }
  new Flow(sheet).add(pieces);
  return { content: await sheet.end(), missing: [...letters.missing] };
};

function textsOf({
  header,
  footer,
  notice,
  stamp,
  numberOf,
  blocks,
}: ComposedDocument): readonly WeightedText[] {
  return [
    ...[...header, ...footer].map(({ text, isStrong }) => [text, isStrong ? 'bold' : 'regular'] as const),
    [notice ?? '', 'bold'],
    [stamp ?? '', 'bold'],
    [`${numberOf(1, 1)}•`, 'regular'],
    ...blocks.flatMap(textsOfBlock),
  ];
}

function textsOfBlock(block: ComposedBlock): readonly WeightedText[] {
  switch (block.kind) {
    case 'heading':
      return [[block.text, 'bold']];
    case 'text':
      return [[block.text, block.style === 'strong' ? 'bold' : 'regular']];
    case 'letterhead':
      return [
        ...block.sender.map((text, index) => [text, index === 0 ? 'bold' : 'regular'] as const),
        ...block.recipient.map((text) => [text, 'regular'] as const),
        ...block.details.map(({ text, isStrong }) => [text, isStrong ? 'bold' : 'regular'] as const),
      ];
    case 'signature':
      return [block.closing, ...block.items].map((text) => [text, 'regular'] as const);
    case 'write':
      return [[block.text, 'regular']];
    case 'table':
      return [
        ...block.columns.map(({ title }) => [title, 'bold'] as const),
        ...block.rows.flat().map((text) => [text, 'regular'] as const),
      ];
    case 'whole':
      return block.blocks.flatMap(textsOfBlock);
    case 'break':
      return [];
    default:
      return block.items.map((text) => [text, 'regular'] as const);
  }
}
