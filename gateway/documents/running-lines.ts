import type { ComposedDocument, ComposedLine } from '../../engine/core/documents/composed.ts';
import type { SetBlock, Sheet, Style } from './sheet.ts';

const size = 9;
const grey = '#333333';
const gap = 6;

/** What stands at the head and the foot of every page, with its number. */
export class RunningLines {
  readonly headHeight: number;
  readonly footHeight: number;
  readonly #sheet: Sheet;
  readonly #head: readonly SetBlock[];
  readonly #foot: readonly SetBlock[];
  readonly #numberOf: ComposedDocument['numberOf'];

  constructor(sheet: Sheet, { header, footer, notice, numberOf }: ComposedDocument) {
    this.#sheet = sheet;
    this.#numberOf = numberOf;
    this.#head = header.map((line) => sheet.set(line.text, styleOf(line)));
    const numberRoom = sheet.widestPart(numberOf(888, 888).replaceAll(' ', '\u00a0'), number) + 2 * gap;
    const notices = notice === undefined ? [] : [{ text: notice, isStrong: true }];
    this.#foot = [...notices, ...footer].map((line) =>
      sheet.set(line.text, styleOf(line), sheet.width - numberRoom),
    );
    this.headHeight = heightOf(this.#head) + 3 * gap;
    this.footHeight = Math.max(heightOf(this.#foot), size * 1.32) + 3 * gap;
  }

  draw(page: number, pages: number): void {
    const sheet = this.#sheet;
    const { top, bottom } = sheet.edges;
    const foot = bottom - this.footHeight + 3 * gap;
    sheet.decorate(() => {
      this.#drawLines(this.#head, top);
      this.#rule(top + this.headHeight - 2 * gap);
      this.#rule(foot - gap);
      this.#drawLines(this.#foot, foot);
      const block = sheet.set(this.#numberOf(page, pages), number);
      const x = sheet.left + sheet.width - (block.lines[0]?.width ?? 0);
      sheet.drawLine(block, 0, { x, top: foot });
    }, 'Pagination');
  }

  #drawLines(blocks: readonly SetBlock[], from: number): void {
    let top = from;
    for (const block of blocks)
      for (const index of block.lines.keys()) {
        this.#sheet.drawLine(block, index, { x: this.#sheet.left, top });
        top += block.lineHeight;
      }
  }

  #rule(y: number): void {
    const { pdf, left, width } = this.#sheet;
    pdf
      .lineWidth(0.75)
      .strokeColor('#777777')
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke();
  }
}

const number: Style = { weight: 'regular', size, color: grey };

function styleOf({ isStrong }: ComposedLine): Style {
  return isStrong ? { weight: 'bold', size: size + 1 } : number;
}

function heightOf(blocks: readonly SetBlock[]): number {
  return blocks.reduce((sum, { lines, lineHeight }) => sum + lines.length * lineHeight, 0);
}
