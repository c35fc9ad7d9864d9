import type { ComposedBlock } from '../../engine/core/documents/composed.ts';
import { columnWidths } from './column-widths.ts';
import type { PagePiece } from './flow.ts';
import { StructurePart } from './part.ts';
import type { SetBlock, Style } from './set-block.ts';
import type { Sheet } from './sheet.ts';

type Table = Extract<ComposedBlock, { kind: 'table' }>;

const padding = 5;
const line = '#777777';

/** Grid of a table: styles of its cells and positions of its columns. */
interface Grid {
  readonly sheet: Sheet;
  readonly columns: readonly { readonly x: number; readonly width: number }[];
  readonly styles: { readonly TH: Style; readonly TD: Style };
}

/** Lays out a table with its head repeated on every page. Splits only high rows, between lines. */
export function tablePieces(sheet: Sheet, table: Table): readonly PagePiece[] {
  const grid = gridOf(sheet, table);
  const part = new StructurePart(sheet, 'Table');
  const titles = cellsOf(
    grid,
    table.columns.map(({ title }) => title),
    'TH',
  );
  const height = heightOf(titles);
  const head = {
    height,
    gap: sheet.bodySize * 0.8,
    next: 'must' as const,
    draw: (top: number) => {
      sheet.decorate(() => drawHead(grid, top, height));
      drawLines(grid, { cells: titles, parts: partsOf(grid, part, 'TH'), top: top + padding });
    },
  };
  const again = (top: number) =>
    sheet.decorate(() => {
      drawHead(grid, top, height);
      drawLines(grid, { cells: titles, top: top + padding });
    });
  const rows = table.rows.flatMap((texts) => rowPieces(grid, cellsOf(grid, texts, 'TD'), part));
  return [head, ...rows.map((row) => ({ ...row, head: { height, draw: again } }))];
}

/** Lays out a row, which is not split if it is at most a quarter of a page high. */
function rowPieces(grid: Grid, cells: readonly SetBlock[], table: StructurePart): readonly PagePiece[] {
  const { sheet } = grid;
  const parts = partsOf(grid, table, 'TD');
  const height = heightOf(cells);
  const below = (bottom: number) => sheet.decorate(() => rule(grid, bottom));
  if (height < (sheet.bottom - sheet.top) / 4) {
    const draw = (top: number) => {
      sheet.decorate(() => sides(grid, top, height));
      drawLines(grid, { cells, parts, top: top + padding });
      below(top + height);
    };
    return [{ height, gap: 0, draw }];
  }
  const lineHeight = Math.max(...cells.map((cell) => cell.lineHeight));
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, index) => {
    const [above, under] = [index === 0 ? padding : 0, index === count - 1 ? padding : 0];
    const own = above + lineHeight + under;
    const draw = (top: number) => {
      sheet.decorate(() => sides(grid, top, own));
      drawLines(grid, { cells, parts, top: top + above, only: index });
      if (index === count - 1) below(top + own);
    };
    const next = index === 0 || index === count - 2 ? { next: 'must' as const } : {};
    return { height: own, gap: 0, draw, close: below, ...next };
  });
}

interface Lines {
  readonly cells: readonly SetBlock[];
  /** Structure elements of the cells for screen readers; absent for a repeated head. */
  readonly parts?: readonly StructurePart[];
  readonly top: number;
  /** Index of the line to draw in each cell; absent: all lines. */
  readonly only?: number;
}

function drawLines({ sheet, columns }: Grid, { cells, parts, top, only }: Lines): void {
  for (const [column, cell] of cells.entries()) {
    const x = (columns[column]?.x ?? 0) + padding;
    parts?.[column]?.begin();
    for (const index of cell.lines.keys()) {
      if (only !== undefined && index !== only) continue;
      const y = only === undefined ? top + index * cell.lineHeight : top;
      const draw = () => sheet.drawLine(cell, index, { x, top: y });
      if (parts === undefined) draw();
      else parts[column]?.draw(draw);
    }
  }
}

function drawHead(grid: Grid, top: number, height: number): void {
  const { sheet, columns } = grid;
  const draw = () => {
    const [first] = columns;
    sheet.pdf.rect(first?.x ?? 0, top, sheet.width, height).fill('#e6e6e6');
    sides(grid, top, height);
    rule(grid, top);
    rule(grid, top + height);
  };
  draw();
}

function sides({ sheet, columns }: Grid, top: number, height: number): void {
  const edges = [...columns.map(({ x }) => x), sheet.left + sheet.width];
  sheet.pdf.lineWidth(0.5).strokeColor(line);
  for (const x of edges)
    sheet.pdf
      .moveTo(x, top)
      .lineTo(x, top + height)
      .stroke();
}

function rule({ sheet }: Grid, y: number): void {
  const { pdf, left, width } = sheet;
  pdf
    .lineWidth(0.5)
    .strokeColor(line)
    .moveTo(left, y)
    .lineTo(left + width, y)
    .stroke();
}

function gridOf(sheet: Sheet, table: Table): Grid {
  const styles = {
    TH: { weight: 'bold', size: sheet.bodySize * 0.86 },
    TD: { weight: 'regular', size: sheet.bodySize },
  } as const;
  const widest = (texts: readonly string[], style: Style) =>
    2 * padding + Math.max(0, ...texts.map((text) => sheet.widestPart(text, style)));
  const widths = columnWidths(
    table.columns.map(({ title, width }, index) => ({
      share: width,
      title: widest([title], styles.TH),
      cells: widest(
        table.rows.map((row) => row[index] ?? ''),
        styles.TD,
      ),
    })),
    sheet.width,
  );
  let x = sheet.left;
  const columns = widths.map((width) => {
    x += width;
    return { x: x - width, width };
  });
  return { sheet, columns, styles };
}

function cellsOf(
  { sheet, columns, styles }: Grid,
  texts: readonly string[],
  tag: 'TH' | 'TD',
): readonly SetBlock[] {
  return columns.map(({ width }, index) => sheet.set(texts[index] ?? '', styles[tag], width - 2 * padding));
}

function partsOf({ sheet, columns }: Grid, table: StructurePart, tag: 'TH' | 'TD'): readonly StructurePart[] {
  const row = new StructurePart(sheet, 'TR', table);
  return columns.map(() => new StructurePart(sheet, tag, row));
}

function heightOf(cells: readonly SetBlock[]): number {
  return Math.max(...cells.map(({ lines, lineHeight }) => lines.length * lineHeight)) + 2 * padding;
}
