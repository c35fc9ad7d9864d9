import type { Sheet } from './sheet.ts';

/** A part of the document as readers aloud know it: a paragraph, a list, a cell. It begins once something of it is drawn. */
export class Part {
  readonly #sheet: Sheet;
  readonly #tag: string;
  readonly #parent: Part | undefined;
  #element: PDFKit.PDFStructureElement | undefined;

  constructor(sheet: Sheet, tag: string, parent?: Part) {
    this.#sheet = sheet;
    this.#tag = tag;
    this.#parent = parent;
  }

  draw(content: () => void): void {
    this.begin().add(content);
  }

  /** Adds the element to the structure, whether anything is drawn in it or not. */
  begin(): PDFKit.PDFStructureElement {
    if (this.#element === undefined) {
      this.#element = this.#sheet.pdf.struct(this.#tag, optionsOf(this.#tag));
      (this.#parent?.begin() ?? this.#sheet.root).add(this.#element);
    }
    return this.#element;
  }
}

/** The head of a table is read with every cell below it. pdfkit takes the scope; its types do not say so. */
function optionsOf(tag: string): PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' } {
  return tag === 'TH' ? { scope: 'Column' } : {};
}
