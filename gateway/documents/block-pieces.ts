import type { ComposedBlock } from '../../engine/core/documents/composed.ts';
import type { PagePiece } from './flow.ts';
import { letterheadPieces } from './letterhead-pieces.ts';
import { StructurePart } from './part.ts';
import type { SetBlock, Style } from './set-block.ts';
import type { Sheet } from './sheet.ts';
import { tablePieces } from './table-pieces.ts';

type BlockOf<Kind> = Extract<ComposedBlock, { readonly kind: Kind }>;
type Pieces = readonly PagePiece[];

const makers: { readonly [Kind in ComposedBlock['kind']]: (sheet: Sheet, block: BlockOf<Kind>) => Pieces } = {
  heading: headingPieces,
  text: textPieces,
  lines: linesPieces,
  list: listPieces,
  choices: choicesPieces,
  table: tablePieces,
  letterhead: letterheadPieces,
  signature: signaturePieces,
  write: writePieces,
  break: () => [{ height: 0, gap: 0, draw: () => {}, isBreak: true }],
  whole: wholePieces,
};

/**
 * Creates the pieces of a block. The cast is safe: the type of `makers` gives each kind of block its own maker.
 */
export function piecesOf(sheet: Sheet, block: ComposedBlock): Pieces {
  return (makers[block.kind] as (sheet: Sheet, block: ComposedBlock) => Pieces)(sheet, block);
}

/** Points between the closing words and the signer's name. */
const roomToSign = 34;

/** Heading sizes by level, as factors of the text size. */
const headingScale = [1.5, 1.22, 1.06] as const;

function headingPieces(sheet: Sheet, { text, level }: BlockOf<'heading'>): Pieces {
  const size = sheet.bodySize * (headingScale[level - 1] ?? 1);
  const pieces = paragraph(sheet, text, {
    ...{ tag: `H${level}`, style: { weight: 'bold', size }, gap: sheet.bodySize * (level === 1 ? 1.1 : 1.3) },
  });
  // Keeps a heading with the next piece: no heading stands alone at the foot of a page.
  return pieces.map((piece) => ({ ...piece, next: 'must' as const }));
}

function textPieces(sheet: Sheet, { text, style }: BlockOf<'text'>): Pieces {
  const size = style === 'small' ? sheet.bodySize * 0.86 : sheet.bodySize;
  const weight = style === 'strong' ? 'bold' : 'regular';
  return paragraph(sheet, text, { style: { weight, size }, gap: sheet.bodySize * 0.6 });
}

function linesPieces(sheet: Sheet, { items }: BlockOf<'lines'>): Pieces {
  const pieces = items.flatMap((item, index) =>
    paragraph(sheet, item, { gap: index === 0 ? sheet.bodySize * 0.9 : 0 }),
  );
  return whole(pieces);
}

function listPieces(sheet: Sheet, { items }: BlockOf<'list'>): Pieces {
  const list = new StructurePart(sheet, 'L');
  const indent = sheet.bodySize * 1.3;
  const bullet = sheet.set('•', styleOf(sheet));
  return items.flatMap((item, index) => {
    const entry = new StructurePart(sheet, 'LI', list);
    const label = new StructurePart(sheet, 'Lbl', entry);
    const [first, ...rest] = paragraph(sheet, item, {
      ...{ indent, part: new StructurePart(sheet, 'LBody', entry) },
      gap: sheet.bodySize * (index === 0 ? 0.6 : 0.3),
    });
    if (first === undefined) return [];
    const draw = (top: number) => {
      label.draw(() => sheet.drawLine(bullet, 0, { x: sheet.left + indent * 0.2, top }));
      first.draw(top);
    };
    return [{ ...first, draw }, ...rest];
  });
}

/** Lays out checkboxes side by side where they fit. */
function choicesPieces(sheet: Sheet, { items }: BlockOf<'choices'>): Pieces {
  const { bodySize, left, width } = sheet;
  const box = bodySize * 0.85;
  const rows: { readonly block: SetBlock; readonly x: number }[][] = [[]];
  let x = left;
  for (const item of items) {
    const block = sheet.set(item, styleOf(sheet), width - box * 1.6);
    const wide = box * 1.6 + Math.max(...block.lines.map((line) => line.width)) + bodySize * 1.5;
    if (x > left && x + wide > left + width + bodySize * 1.5) {
      rows.push([]);
      x = left;
    }
    rows.at(-1)?.push({ block, x });
    x += wide;
  }
  const pieces = rows.map((row, index) => {
    const lines = Math.max(...row.map(({ block }) => block.lines.length));
    const lineHeight = Math.max(...row.map(({ block }) => block.lineHeight));
    const draw = (top: number) => {
      for (const { block, x: at } of row) {
        const y = top + (block.lineHeight - box) / 2;
        sheet.decorate(() => void sheet.pdf.lineWidth(1).strokeColor('black').rect(at, y, box, box).stroke());
        const part = new StructurePart(sheet, 'P');
        for (const line of block.lines.keys())
          part.draw(() =>
            sheet.drawLine(block, line, { x: at + box * 1.6, top: top + line * block.lineHeight }),
          );
      }
    };
    return { height: lines * lineHeight, gap: bodySize * (index === 0 ? 0.7 : 0.3), draw };
  });
  return whole(pieces);
}

/** Lays out the closing words, space for a signature, and the signer's name. */
function signaturePieces(sheet: Sheet, { closing, items }: BlockOf<'signature'>): Pieces {
  const leave = paragraph(sheet, closing, { gap: sheet.bodySize * 1.2 });
  const lines = items.flatMap((item, index) => paragraph(sheet, item, { gap: index === 0 ? roomToSign : 0 }));
  return whole([...leave, ...lines]);
}

/** Lays out space for handwriting. */
function writePieces(sheet: Sheet, { text, lines }: BlockOf<'write'>): Pieces {
  const { pdf, bodySize, left, width } = sheet;
  const label = text === '' ? [] : paragraph(sheet, text, { gap: bodySize * 1.1 });
  const rules = Array.from({ length: lines }, () => ({
    height: bodySize * 2.1,
    gap: 0,
    draw: (top: number) =>
      sheet.decorate(() => {
        const y = top + bodySize * 1.9;
        pdf
          .lineWidth(0.5)
          .strokeColor('#555555')
          .moveTo(left, y)
          .lineTo(left + width, y)
          .stroke();
      }),
  }));
  return whole([...label, ...rules]);
}

function wholePieces(sheet: Sheet, { blocks }: BlockOf<'whole'>): Pieces {
  return whole(blocks.flatMap((block) => piecesOf(sheet, block)));
}

/** Keeps pieces on one page if one page can hold them. */
function whole(pieces: Pieces): Pieces {
  return pieces.map((piece, index) =>
    index === pieces.length - 1 || piece.next === 'must' ? piece : { ...piece, next: 'likes' as const },
  );
}

interface Paragraph {
  readonly tag?: string;
  readonly part?: StructurePart;
  readonly style?: Style;
  readonly gap: number;
  readonly indent?: number;
}

/** Lays out a paragraph; leaves no single line at the foot or the head of a page. */
function paragraph(
  sheet: Sheet,
  text: string,
  { tag = 'P', style = styleOf(sheet), gap, indent = 0, part = new StructurePart(sheet, tag) }: Paragraph,
): Pieces {
  const block = sheet.set(text, style, sheet.width - indent);
  const count = block.lines.length;
  return block.lines.map((_line, index) => ({
    height: block.lineHeight,
    gap: index === 0 ? gap : 0,
    draw: (top: number) => part.draw(() => sheet.drawLine(block, index, { x: sheet.left + indent, top })),
    ...(index < count - 1 && (index === 0 || index === count - 2) ? { next: 'must' as const } : {}),
  }));
}

function styleOf(sheet: Sheet): Style {
  return { weight: 'regular', size: sheet.bodySize };
}
