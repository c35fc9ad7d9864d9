import type { ComposedBlock } from '../../engine/core/documents/composed.ts';
import type { Sheet } from './sheet.ts';

type Table = Extract<ComposedBlock, { kind: 'table' }>;

const padding = 4;

/** A table whose head stands on every page that it goes over; a row is never torn apart. */
export function drawTable(sheet: Sheet, table: Table): void {
  const group = sheet.group('Table');
  const row = (cells: readonly string[], tag: 'TH' | 'TD') => drawRow(sheet, { group, table, cells, tag });
  const titles = table.columns.map(({ title }) => title);
  sheet.need(heightOf(sheet, table, titles) * 2);
  row(titles, 'TH');
  for (const cells of table.rows) {
    const height = heightOf(sheet, table, cells);
    if (sheet.room < height) {
      sheet.pdf.addPage();
      row(titles, 'TH');
    }
    if (sheet.room < height) drawLongRow(sheet, table, cells);
    else row(cells, 'TD');
  }
  group.end();
  sheet.pdf.moveDown(0.5);
}

interface Row {
  readonly group: PDFKit.PDFStructureElement;
  readonly table: Table;
  readonly cells: readonly string[];
  readonly tag: 'TH' | 'TD';
}

function drawRow(sheet: Sheet, { group, table, cells, tag }: Row): void {
  const { pdf } = sheet;
  const top = pdf.y;
  const height = heightOf(sheet, table, cells);
  const line = pdf.struct('TR');
  group.add(line);
  placesOf(sheet, table).forEach(({ x, width }, index) => {
    const cell = pdf.struct(tag, {}, () => {
      pdf.font(tag === 'TH' ? 'bold' : 'regular', sheet.bodySize).fillColor('black');
      pdf.text(cells[index] ?? '', x + padding, top + padding, { width: width - 2 * padding });
    });
    line.add(cell);
  });
  line.end();
  sheet.decorate(() => frame(sheet, table, { top, height, isHead: tag === 'TH' }));
  pdf.x = sheet.left;
  pdf.y = top + height;
}

/** A row that is higher than a page is told one value after the other. */
function drawLongRow(sheet: Sheet, { columns }: Table, cells: readonly string[]): void {
  columns.forEach(({ title }, index) => {
    sheet.add('P', () => {
      sheet.pdf
        .font('regular', sheet.bodySize)
        .text(`${title}: ${cells[index] ?? ''}`, sheet.left, sheet.pdf.y, { width: sheet.width });
    });
  });
}

interface Frame {
  readonly top: number;
  readonly height: number;
  readonly isHead: boolean;
}

function frame(sheet: Sheet, table: Table, { top, height, isHead }: Frame): void {
  const { pdf } = sheet;
  pdf.lineWidth(isHead ? 1 : 0.5).strokeColor('#666666');
  for (const { x, width } of placesOf(sheet, table)) pdf.rect(x, top, width, height).stroke();
}

function heightOf(sheet: Sheet, table: Table, cells: readonly string[]): number {
  // Titles are bold, which takes the most room.
  sheet.pdf.font('bold', sheet.bodySize);
  const heights = placesOf(sheet, table).map(({ width }, index) =>
    sheet.pdf.heightOfString(cells[index] || ' ', { width: width - 2 * padding }),
  );
  return Math.max(...heights) + 2 * padding;
}

function placesOf(
  sheet: Sheet,
  { columns }: Table,
): readonly { readonly x: number; readonly width: number }[] {
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  let x = sheet.left;
  return columns.map((column) => {
    const width = (sheet.width * column.width) / total;
    x += width;
    return { x: x - width, width };
  });
}
