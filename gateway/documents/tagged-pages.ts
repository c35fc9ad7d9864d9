import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
  PDFString,
} from 'pdf-lib';

const named = PDFName.of;

/**
 * Pages of several tagged PDFs in one, with their structure (ISO 32000-1, 14.7): each becomes a part of the whole, in
 * its own language.
 */
export class TaggedPages {
  readonly #pdf: PDFDocument;
  readonly #tree: PDFRef;
  readonly #whole: PDFRef;
  readonly #parts: PDFRef[] = [];
  /** Parent tree: key of each page, and the elements that own its marked content. */
  readonly #parents: PDFObject[] = [];
  #pages = 0;

  constructor(pdf: PDFDocument) {
    this.#pdf = pdf;
    this.#tree = pdf.context.nextRef();
    this.#whole = pdf.context.nextRef();
  }

  add(source: PDFDocument): void {
    const copier = PDFObjectCopier.for(source.context, this.#pdf.context);
    const first = this.#pages;
    for (const { ref } of source.getPages()) this.#addPage(copier.copy(ref), first);
    const root = source.catalog.get(named('StructTreeRoot'));
    if (!(root instanceof PDFRef)) return;
    // Copies the root with all objects connected to it, then deletes the root itself.
    const copied = copier.copy(root);
    const tree = this.#pdf.context.lookup(copied, PDFDict);
    this.#pdf.context.delete(copied);
    this.#addParents(tree, first);
    const language = source.catalog.lookup(named('Lang'));
    for (const part of itemsOf(tree.lookup(named('K')))) this.#addPart(part, language);
  }

  /** Joins the parts. Called once, after the last document. */
  end({
    title,
    language,
    at,
  }: {
    readonly title: string;
    readonly language: string;
    readonly at: Date;
  }): void {
    const { catalog, context } = this.#pdf;
    context.assign(
      this.#whole,
      context.obj({ Type: 'StructElem', S: 'Document', P: this.#tree, K: this.#parts }),
    );
    context.assign(
      this.#tree,
      context.obj({
        Type: 'StructTreeRoot',
        K: [this.#whole],
        ParentTree: { Nums: this.#parents },
        ParentTreeNextKey: this.#pages,
      }),
    );
    catalog.set(named('StructTreeRoot'), this.#tree);
    catalog.set(named('MarkInfo'), context.obj({ Marked: true }));
    catalog.set(named('Lang'), PDFString.of(language));
    const xmp = context.stream(xmpOf({ title, at }), { Type: 'Metadata', Subtype: 'XML' });
    catalog.set(named('Metadata'), context.register(xmp));
  }

  #addPage(ref: PDFRef, first: number): void {
    const page = this.#pdf.context.lookup(ref);
    if (!(page instanceof PDFPageLeaf)) throw new TypeError('A page of a PDF to be joined is no page.');
    const key = page.lookupMaybe(named('StructParents'), PDFNumber);
    if (key !== undefined) page.set(named('StructParents'), PDFNumber.of(first + key.asNumber()));
    this.#pdf.addPage(PDFPage.of(page, ref, this.#pdf));
    this.#pages += 1;
  }

  #addParents(tree: PDFDict, first: number): void {
    const entries = itemsOf(tree.lookupMaybe(named('ParentTree'), PDFDict)?.lookup(named('Nums')));
    for (const entry of entries)
      this.#parents.push(entry instanceof PDFNumber ? PDFNumber.of(first + entry.asNumber()) : entry);
  }

  #addPart(part: PDFObject, language: PDFObject | undefined): void {
    if (!(part instanceof PDFRef)) return;
    const element = this.#pdf.context.lookup(part, PDFDict);
    element.set(named('P'), this.#whole);
    if (language !== undefined && !element.has(named('Lang'))) element.set(named('Lang'), language);
    this.#parts.push(part);
  }
}

function itemsOf(found: PDFObject | undefined): readonly PDFObject[] {
  if (found === undefined) return [];
  return found instanceof PDFArray ? found.asArray() : [found];
}

/** Builds the metadata of a PDF (ISO 16684-1): its title, and conformance to PDF/UA-1 (ISO 14289-1, 5). */
function xmpOf({ title, at }: { readonly title: string; readonly at: Date }): string {
  const properties = [
    '<pdfuaid:part>1</pdfuaid:part>',
    `<xmp:CreateDate>${at.toISOString()}</xmp:CreateDate>`,
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
  ];
  const namespaces = [
    'xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"',
    'xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  ];
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about="" ${namespaces.join(' ')}>${properties.join('')}</rdf:Description>`,
    '</rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
