import PDFDocument from 'pdfkit';
import type { ComposedDocument } from '../../engine/core/documents/composed.ts';
import type { Letters } from './letters/letters.ts';
import { RunningLines } from './running-lines.ts';
import type { SetBlock, Style } from './set-block.ts';
import { setText, widestPart } from './setting/set-text.ts';
import type { Run } from './setting/visual-runs.ts';

/** Margin of the page in points (1/72 inch). */
const margin = 48;
/** Left edge of an address in points: far enough right to stay in an envelope's window when the letter slides. */
const side = 66;
const bodySizes = { normal: 11, large: 14 } as const;

/**
 * Least and most line height, in units of the font size, since some fonts ask for more space than their letters
 * need.
 */
const [least, most] = [1.32, 1.6];

/** Maximum of pages in one document; a longer one results from a mistake in the data. */
const mostPages = 200;

/** Milliseconds that the drawing of one document may take. */
const timeout = 10_000;

export class PrintError extends Error {
  override readonly name = 'PrintError';
}

/** Pages that are drawn from top to bottom and tagged for screen readers. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly letters: Letters;
  readonly bodySize: number;
  readonly left = side;
  readonly width: number;
  /** Upper and lower edge of the text on each page. */
  readonly top: number;
  readonly bottom: number;
  /** Element that contains the parts of the document. */
  readonly root: PDFKit.PDFStructureElement;
  readonly #running: RunningLines;
  /** Numbers of the pages that begin with a letterhead. */
  readonly #letters = new Set<number>();
  readonly #started = performance.now();

  constructor(document: ComposedDocument, letters: Letters) {
    this.letters = letters;
    this.bodySize = bodySizes[document.size];
    this.pdf = new PDFDocument({
      size: 'LETTER',
      bufferPages: true,
      tagged: true,
      // Requests the mark of PDF/UA-1, which pdfkit writes although its types name PDF/A only.
      ...({ subset: 'PDF/UA' } as object),
      pdfVersion: '1.7',
      lang: document.language,
      displayTitle: true,
      // Keeps the patient's name out of the metadata, so that only the pages contain it.
      info: { Title: document.title, Producer: 'pdfkit', Creator: '' },
      // Turns off pdfkit's margin, so that pdfkit never adds a page by itself in the middle of a drawing.
      margin: 0,
    });
    this.width = this.pdf.page.width - 2 * side;
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.#running = new RunningLines(this, document);
    this.top = margin + this.#running.headHeight;
    this.bottom = this.pdf.page.height - margin - this.#running.footHeight;
  }

  /** Limits of the paper within its margins, from the upper edge. */
  get edges(): { readonly top: number; readonly bottom: number } {
    return { top: margin, bottom: this.pdf.page.height - margin };
  }

  /** Breaks a text into lines. Throws `PrintError` once the document takes too long. */
  set(text: string, style: Style, width: number = this.width): SetBlock {
    this.#keepWithinReason();
    const { letters } = this;
    const { weight, size } = style;
    const lines = setText(text, { letters, weight, width, widthOf: (run) => this.#widthOf(run, size) });
    const highest = Math.max(...lines.flatMap(({ runs }) => runs.map(({ face }) => face.height)));
    return { ...style, lines, lineHeight: size * Math.min(Math.max(highest, least), most) };
  }

  /** Returns the width in points of the widest part of a text that is kept on one line. */
  widestPart(text: string, { weight, size }: Style): number {
    const { letters, width } = this;
    return widestPart(text, { letters, weight, width, widthOf: (run) => this.#widthOf(run, size) });
  }

  /** Draws one line of a text with its upper edge at `top`. */
  drawLine(block: SetBlock, index: number, { x, top }: { readonly x: number; readonly top: number }): void {
    const baseline = top + (block.lineHeight + block.size * 0.7) / 2;
    this.pdf.fillColor(block.color ?? 'black');
    for (const run of block.lines[index]?.runs ?? [])
      this.#use(run, block.size).text(run.text, x + run.x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
      });
  }

  /** Draws lines and areas that screen readers skip. */
  decorate(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Marks the current page as beginning with a letterhead in place of the running header. */
  beginLetter(): void {
    this.#letters.add(this.pdf.bufferedPageRange().count);
  }

  /** Begins a page. Throws `PrintError` once the document exceeds the limits on pages or time. */
  addPage(): void {
    this.pdf.addPage();
    this.#keepWithinReason();
  }

  /** Numbers the pages and ends the document. Resolves to its bytes. */
  async end(): Promise<Buffer> {
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.#running.draw(page + 1, { pages: count, hasHead: !this.#letters.has(page + 1) });
    }
    const chunks: Buffer[] = [];
    const done = new Promise<Buffer>((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => void chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    return done;
  }

  #widthOf(run: Run, size: number): number {
    return this.#use(run, size).widthOfString(run.text);
  }

  #use({ face }: Run, size: number): PDFKit.PDFDocument {
    return this.pdf.registerFont(face.name, face.source).font(face.name, size);
  }

  #keepWithinReason(): void {
    if (this.pdf.bufferedPageRange().count > mostPages)
      throw new PrintError(`The document has more than ${mostPages} pages.`);
    if (performance.now() - this.#started > timeout)
      throw new PrintError('The document took too long to draw.');
  }
}
