import type { ComposedBlock } from '../../engine/core/documents/composed.ts';
import { drawTable } from './draw-table.ts';
import type { Sheet } from './sheet.ts';

/** Headings above the size of the text, by their level. */
const headingScale = [1.5, 1.25, 1.08] as const;

const drawings: { readonly [Kind in ComposedBlock['kind']]: (sheet: Sheet, block: BlockOf<Kind>) => void } = {
  heading: drawHeading,
  text: drawText,
  lines: (sheet, { items }) => drawLines(sheet, items),
  list: (sheet, { items }) => drawList(sheet, items),
  choices: (sheet, { items }) => drawChoices(sheet, items),
  table: drawTable,
  write: drawRoom,
  break: (sheet) => void sheet.pdf.addPage(),
};

type BlockOf<Kind> = Extract<ComposedBlock, { readonly kind: Kind }>;

/** The cast joins a block to the drawing of its own kind, which the record above guarantees. */
export function drawBlock(sheet: Sheet, block: ComposedBlock): void {
  (drawings[block.kind] as (sheet: Sheet, block: ComposedBlock) => void)(sheet, block);
}

function drawHeading(sheet: Sheet, { text, level }: BlockOf<'heading'>): void {
  const size = sheet.bodySize * (headingScale[level - 1] ?? 1);
  // A heading does not stand alone at the foot of a page.
  sheet.need(size * 4);
  sheet.add(`H${level}`, () => {
    sheet.pdf.font('bold', size).fillColor('black');
    sheet.pdf.text(text, sheet.left, sheet.pdf.y, { width: sheet.width });
  });
  sheet.pdf.moveDown(0.3);
}

function drawText(sheet: Sheet, { text, style }: BlockOf<'text'>): void {
  const size = style === 'small' ? sheet.bodySize * 0.82 : sheet.bodySize;
  paragraph(sheet, text, { font: style === 'strong' ? 'bold' : 'regular', size });
  sheet.pdf.moveDown(0.6);
}

function drawLines(sheet: Sheet, items: readonly string[]): void {
  for (const item of items) paragraph(sheet, item);
  sheet.pdf.moveDown(0.6);
}

function paragraph(sheet: Sheet, text: string, { font = 'regular', size = sheet.bodySize } = {}): void {
  sheet.need(size * 1.5);
  sheet.add('P', () => {
    sheet.pdf.font(font, size).fillColor('black');
    sheet.pdf.text(text, sheet.left, sheet.pdf.y, { width: sheet.width });
  });
}

function drawList(sheet: Sheet, items: readonly string[]): void {
  const { pdf, bodySize, left, width } = sheet;
  const indent = bodySize * 1.2;
  const list = sheet.group('L');
  for (const item of items) {
    sheet.need(bodySize * 1.5);
    const top = pdf.y;
    const entry = pdf.struct('LI');
    list.add(entry);
    const draw = (text: string, x: number, room: number) => () => {
      pdf.font('regular', bodySize).fillColor('black').text(text, x, top, { width: room });
    };
    entry.add(pdf.struct('Lbl', {}, draw('•', left, indent)));
    entry.add(pdf.struct('LBody', {}, draw(item, left + indent, width - indent)));
    entry.end();
  }
  list.end();
  pdf.x = left;
  pdf.moveDown(0.6);
}

/** Boxes to tick, beside each other as far as there is room. */
function drawChoices(sheet: Sheet, items: readonly string[]): void {
  const { pdf, bodySize, left, width } = sheet;
  const box = bodySize * 0.8;
  sheet.need(bodySize * 2);
  pdf.font('regular', bodySize);
  let x = left;
  let top = pdf.y;
  for (const item of items) {
    const room = box * 2.5 + pdf.widthOfString(item) + bodySize;
    if (x > left && x + room > left + width) {
      x = left;
      top += bodySize * 1.6;
    }
    const [boxX, textX, y] = [x, x + box * 1.5, top];
    sheet.decorate(() =>
      pdf
        .lineWidth(1)
        .strokeColor('black')
        .rect(boxX, y + bodySize * 0.15, box, box)
        .stroke(),
    );
    sheet.add('P', () => void pdf.fillColor('black').text(item, textX, y, { lineBreak: false }));
    x += room;
  }
  pdf.x = left;
  pdf.y = top + bodySize * 1.8;
}

function drawRoom(sheet: Sheet, { text, lines }: BlockOf<'write'>): void {
  const { pdf, bodySize, left, width } = sheet;
  const step = bodySize * 2;
  sheet.need(step * Math.min(lines, 4));
  if (text !== '') paragraph(sheet, text);
  for (let line = 0; line < lines; line += 1) {
    sheet.need(step);
    const y = pdf.y + step * 0.8;
    sheet.decorate(() => {
      pdf
        .lineWidth(0.5)
        .strokeColor('#666666')
        .moveTo(left, y)
        .lineTo(left + width, y)
        .stroke();
    });
    pdf.y += step;
  }
  pdf.moveDown(0.5);
}
