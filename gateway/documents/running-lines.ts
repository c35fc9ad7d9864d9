import type { ComposedDocument, ComposedLine } from '../../engine/core/documents/composed.ts';
import type { SetBlock, Style } from './set-block.ts';

const size = 9;
const grey = '#333333';
const gap = 6;

/** Paper and functions that set and draw the running lines. */
export interface Paper {
  readonly pdf: PDFKit.PDFDocument;
  readonly left: number;
  readonly width: number;
  /** Limits of the paper within its margins, from the upper edge. */
  readonly edges: { readonly top: number; readonly bottom: number };
  readonly set: (text: string, style: Style, width?: number) => SetBlock;
  readonly widestPart: (text: string, style: Style) => number;
  readonly drawLine: (
    block: SetBlock,
    index: number,
    at: { readonly x: number; readonly top: number },
  ) => void;
  readonly decorate: (draw: () => void, type: 'Pagination') => void;
}

/** Header and footer of every page, with its number. */
export class RunningLines {
  readonly headHeight: number;
  readonly footHeight: number;
  readonly #paper: Paper;
  readonly #head: readonly SetBlock[];
  readonly #foot: readonly SetBlock[];
  readonly #stamp: SetBlock | undefined;
  readonly #numberOf: ComposedDocument['numberOf'];

  constructor(paper: Paper, { header, footer, notice, numberOf, stamp }: ComposedDocument) {
    this.#paper = paper;
    this.#numberOf = numberOf;
    this.#stamp = stamp === undefined ? undefined : paper.set(stamp, stampStyle);
    this.#head = header.map((line) => paper.set(line.text, styleOf(line)));
    const numberRoom = paper.widestPart(numberOf(888, 888).replaceAll(' ', '\u00a0'), number) + 2 * gap;
    const notices = notice === undefined ? [] : [{ text: notice, isStrong: true }];
    this.#foot = [...notices, ...footer].map((line) =>
      paper.set(line.text, styleOf(line), paper.width - numberRoom),
    );
    this.headHeight = heightOf(this.#head) + 3 * gap;
    this.footHeight = Math.max(heightOf(this.#foot), size * 1.32) + 3 * gap;
  }

  draw(page: number, { pages, hasHead }: { readonly pages: number; readonly hasHead: boolean }): void {
    const paper = this.#paper;
    const { top, bottom } = paper.edges;
    const foot = bottom - this.footHeight + 3 * gap;
    paper.decorate(() => {
      this.#drawStamp();
      if (hasHead) {
        this.#drawLines(this.#head, top);
        this.#rule(top + this.headHeight - 2 * gap);
      }
      this.#rule(foot - gap);
      this.#drawLines(this.#foot, foot);
      const block = paper.set(this.#numberOf(page, pages), number);
      const x = paper.left + paper.width - (block.lines[0]?.width ?? 0);
      paper.drawLine(block, 0, { x, top: foot });
    }, 'Pagination');
  }

  #drawLines(blocks: readonly SetBlock[], from: number): void {
    let top = from;
    for (const block of blocks)
      for (const index of block.lines.keys()) {
        this.#paper.drawLine(block, index, { x: this.#paper.left, top });
        top += block.lineHeight;
      }
  }

  /** Draws the stamp at the upper edge of the paper, above everything else. */
  #drawStamp(): void {
    const block = this.#stamp;
    if (block === undefined) return;
    const paper = this.#paper;
    const { pdf, left, width } = paper;
    const wide = Math.max(...block.lines.map((line) => line.width));
    const x = left + (width - wide) / 2;
    const top = 20;
    pdf
      .lineWidth(1.5)
      .strokeColor('black')
      .rect(x - gap, top, wide + 2 * gap, block.lineHeight * block.lines.length + gap)
      .stroke();
    for (const index of block.lines.keys())
      paper.drawLine(block, index, { x, top: top + gap / 2 + index * block.lineHeight });
  }

  #rule(y: number): void {
    const { pdf, left, width } = this.#paper;
    pdf
      .lineWidth(0.75)
      .strokeColor('#777777')
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  }
}

const stampStyle: Style = { weight: 'bold', size: size + 2 };
const number: Style = { weight: 'regular', size, color: grey };

function styleOf({ isStrong }: ComposedLine): Style {
  return isStrong ? { weight: 'bold', size: size + 1 } : number;
}

function heightOf(blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, 0);
}
