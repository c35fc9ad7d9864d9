import type { ComposedBlock } from '../../engine/core/documents/composed.ts';
import type { PagePiece } from './flow.ts';
import { StructurePart } from './part.ts';
import type { SetBlock, Style } from './set-block.ts';
import type { Sheet } from './sheet.ts';

type Letterhead = Extract<ComposedBlock, { kind: 'letterhead' }>;

/**
 * Points from the page's upper edge to the area visible in the window (1 1/8 × 4 1/2 in, half an inch above the lower
 * edge) of a #10 envelope (4 1/8 × 9 1/2 in), with the letter folded in three. Text begins below the first fold.
 */
const windowTop = 153;
const folds = [264, 528];
const foldMark = { x: 12, width: 12 };
const senderTop = 46;
const detailsWidth = 156;
const addressSize = 11;
const gap = 10;
const grey = '#333333';

/** Lays out a page with the sender, the address in the window, details beside it, and fold marks. */
export function letterheadPieces(sheet: Sheet, block: Letterhead): readonly PagePiece[] {
  const { left, width } = sheet;
  const sender = block.sender.map((text, index) => sheet.set(text, senderStyle(index)));
  const addressWidth = width - detailsWidth - gap;
  const recipient = block.recipient.map((text) =>
    sheet.set(text, { weight: 'regular', size: addressSize }, addressWidth),
  );
  const details = block.details.map(({ text, isStrong }) =>
    sheet.set(
      text,
      { weight: isStrong ? 'bold' : 'regular', size: Math.max(sheet.bodySize * 0.8, 9.5) },
      detailsWidth,
    ),
  );
  const rule = senderTop + heightOf(sender) + gap / 2;
  const side = Math.max(windowTop, rule + gap);
  const end = Math.max(folds[0] ?? 0, side + heightOf(recipient), side + heightOf(details)) + gap;
  const draw = () => {
    sheet.beginLetter();
    drawParagraphs(sheet, sender, { x: left, top: senderTop });
    sheet.decorate(() => drawMarks(sheet, rule));
    drawParagraphs(sheet, recipient, { x: left, top: side });
    drawParagraphs(sheet, details, { x: left + width - detailsWidth, top: side });
  };
  return [{ height: end - sheet.top, gap: 0, draw, isOpening: true }];
}

function senderStyle(index: number): Style {
  return index === 0 ? { weight: 'bold', size: 18 } : { weight: 'regular', size: 9, color: grey };
}

function drawParagraphs(
  sheet: Sheet,
  blocks: readonly SetBlock[],
  { x, top }: { readonly x: number; readonly top: number },
): void {
  let y = top;
  for (const block of blocks) {
    const part = new StructurePart(sheet, 'P');
    for (const index of block.lines.keys()) {
      const line = y;
      part.draw(() => sheet.drawLine(block, index, { x, top: line }));
      y += block.lineHeight;
    }
  }
}

function drawMarks({ pdf, left, width }: Sheet, rule: number): void {
  pdf
    .lineWidth(1.5)
    .strokeColor('black')
    .moveTo(left, rule)
    .lineTo(left + width, rule)
    .stroke();
  pdf.lineWidth(0.5).strokeColor('#777777');
  for (const y of folds)
    pdf
      .moveTo(foldMark.x, y)
      .lineTo(foldMark.x + foldMark.width, y)
      .stroke();
}

function heightOf(blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, 0);
}
