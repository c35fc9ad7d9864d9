import type { Sheet } from './sheet.ts';

/**
 * Structure element of the document for screen readers: a paragraph, a list, a cell. Begins with its first drawn
 * content.
 */
export class StructurePart {
  readonly #sheet: Sheet;
  readonly #tag: string;
  readonly #parent: StructurePart | undefined;
  #element: PDFKit.PDFStructureElement | undefined;

  constructor(sheet: Sheet, tag: string, parent?: StructurePart) {
    this.#sheet = sheet;
    this.#tag = tag;
    this.#parent = parent;
  }

  draw(content: () => void): void {
    this.begin().add(content);
  }

  /** Adds the element to the structure, even if nothing is drawn in it. */
  begin(): PDFKit.PDFStructureElement {
    if (this.#element === undefined) {
      this.#element = this.#sheet.pdf.struct(this.#tag, optionsOf(this.#tag));
      (this.#parent?.begin() ?? this.#sheet.root).add(this.#element);
    }
    return this.#element;
  }
}

/**
 * Sets the scope that ties a table's header cell to the cells below; pdfkit accepts the option, although its types
 * lack it.
 */
function optionsOf(tag: string): PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Column' } {
  return tag === 'TH' ? { scope: 'Column' } : {};
}
