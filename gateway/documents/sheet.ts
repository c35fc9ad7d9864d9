import PDFDocument from 'pdfkit';
import type { ComposedDocument } from '../../engine/core/documents/composed.ts';
import { type Fonts, loadFonts } from './fonts.ts';

/** Points: 1/72 inch. */
const margin = 54;
const smallSize = 9;
const bodySizes = { normal: 11, large: 15 } as const;

/** Nobody reads more; what would become longer is a mistake in the data. */
const mostPages = 200;

/** Milliseconds that the drawing of one document may take: it holds up everybody else meanwhile. */
const patience = 10_000;

export class PrintError extends Error {
  override readonly name = 'PrintError';
}

/** Pages that fill from top to bottom, tagged so that they can be read aloud. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  readonly bodySize: number;
  readonly left = margin;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #document: ComposedDocument;
  readonly #started = performance.now();

  constructor(document: ComposedDocument, { regular, bold }: Fonts) {
    this.#document = document;
    this.bodySize = bodySizes[document.size];
    this.pdf = new PDFDocument({
      size: 'LETTER',
      bufferPages: true,
      tagged: true,
      pdfVersion: '1.7',
      lang: document.language,
      displayTitle: true,
      // Whose document it is stands on its pages only.
      info: { Title: document.title, Producer: 'pdfkit', Creator: '' },
      margins: {
        left: margin,
        right: margin,
        top: margin + runningHeight(document.header) + smallSize,
        bottom: margin + runningHeight(document.footer) + 2 * smallSize,
      },
    });
    this.pdf.registerFont('regular', regular);
    this.pdf.registerFont('bold', bold);
    this.pdf.lineGap(2);
    this.#root = this.pdf.struct('Document');
    this.pdf.addStructure(this.#root);
    this.pdf.on('pageAdded', () => this.#keepWithinReason());
  }

  static async open(document: ComposedDocument): Promise<Sheet> {
    return new Sheet(document, await loadFonts());
  }

  get width(): number {
    return this.pdf.page.width - 2 * margin;
  }

  /** Points left on the page. */
  get room(): number {
    return this.pdf.page.maxY() - this.pdf.y;
  }

  /** Draws a part of the document, and tells readers aloud what it is. */
  add(tag: string, draw: () => void): void {
    this.#root.add(this.pdf.struct(tag, {}, draw));
  }

  /** A part that holds further parts. */
  group(tag: string): PDFKit.PDFStructureElement {
    const group = this.pdf.struct(tag);
    this.#root.add(group);
    return group;
  }

  /** Lines that are no text: readers aloud leave them out. */
  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  /** Goes on with a new page unless so many points are left. */
  need(points: number): void {
    if (this.room < points) this.pdf.addPage();
    this.#keepWithinReason();
  }

  /** Numbers the pages and ends the document. Resolves with its bytes. */
  async end(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      this.#drawRunningLines(page + 1, count);
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

  #drawRunningLines(page: number, pages: number): void {
    const { pdf } = this;
    const { header, footer } = this.#document;
    const { bottom } = pdf.page.margins;
    // What stands below the margin would else begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular', smallSize).fillColor('#444444');
    for (const [index, line] of header.entries()) this.#runningLine(line, margin + index * lineHeight);
    const foot = pdf.page.height - bottom + smallSize;
    for (const [index, line] of footer.entries()) this.#runningLine(line, foot + index * lineHeight);
    const number = `${page} / ${pages}`;
    pdf.text(number, this.left, foot + footer.length * lineHeight, {
      width: this.width,
      align: 'right',
      lineBreak: false,
    });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = bottom;
  }

  #runningLine(line: string, y: number): void {
    this.pdf.text(line, this.left, y, { width: this.width, height: lineHeight, ellipsis: true });
  }

  #keepWithinReason(): void {
    if (this.pdf.bufferedPageRange().count > mostPages)
      throw new PrintError(`The document has more than ${mostPages} pages.`);
    if (performance.now() - this.#started > patience)
      throw new PrintError('The document took too long to draw.');
  }
}

const lineHeight = smallSize * 1.4;

function runningHeight(lines: readonly string[]): number {
  return lines.length * lineHeight;
}
