import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/**
 * Lists violations of PDF/UA-1 (ISO 14289-1) in a PDF, each with the number of its failure condition in the Matterhorn
 * Protocol 1.1. Checks the conditions that a program can judge and that apply to documents without links, forms, notes
 * and annotations.
 */
export async function pdfUaProblems(content: Uint8Array): Promise<readonly string[]> {
  const pdf = await PDFDocument.load(content.slice(), { updateMetadata: false });
  const elements = structureOf(pdf);
  return [
    ...catalogProblems(pdf),
    ...elements.flatMap(elementProblems),
    ...headingProblems(elements),
    ...fontProblems(pdf),
    ...(await contentProblems(content.slice(), elements)),
  ];
}

/** Element of the structure tree. */
interface Element {
  readonly role: string;
  readonly parent: string;
  readonly dict: PDFDict;
  readonly children: readonly Element[];
  /** Marked content of the element: the page, and the number of the marked content. */
  readonly marks: readonly string[];
}

const standardRoles = new Set(
  ['Document', 'Part', 'Art', 'Sect', 'Div', 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'L', 'LI', 'Lbl']
    .concat(['LBody', 'Table', 'THead', 'TBody', 'TFoot', 'TR', 'TH', 'TD', 'Span', 'Figure', 'Caption'])
    .concat(['Note', 'Reference', 'Quote', 'BlockQuote', 'TOC', 'TOCI', 'Form', 'Link', 'Annot']),
);

const parents: Readonly<Record<string, readonly string[]>> = {
  ...{ TR: ['Table', 'THead', 'TBody', 'TFoot'], TH: ['TR'], TD: ['TR'] },
  ...{ LI: ['L'], Lbl: ['LI'], LBody: ['LI'] },
};

function structureOf(pdf: PDFDocument): readonly Element[] {
  const root = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const pages = pdf.getPages().map(({ ref }) => ref);
  const read = (object: PDFObject | undefined, parent: string): readonly Element[] => {
    const found = pdf.context.lookup(object);
    if (found instanceof PDFArray) return found.asArray().flatMap((each) => read(each, parent));
    if (!(found instanceof PDFDict) || found.has(PDFName.of('MCID'))) return [];
    const role = nameIn(found, 'S');
    const kids = found.get(PDFName.of('K'));
    const children = read(kids, role);
    return [{ role, parent, dict: found, children, marks: marksIn(found, kids) }, ...children];
  };
  const marksIn = (element: PDFDict, object: PDFObject | undefined): readonly string[] => {
    const found = pdf.context.lookup(object);
    const on = (dict: PDFDict) => pages.indexOf(dict.get(PDFName.of('Pg')) as PDFRef) + 1;
    if (found instanceof PDFNumber) return [`${on(element)}/${found.asNumber()}`];
    if (found instanceof PDFArray) return found.asArray().flatMap((each) => marksIn(element, each));
    if (!(found instanceof PDFDict)) return [];
    const mark = found.get(PDFName.of('MCID'));
    return mark instanceof PDFNumber ? [`${on(found)}/${mark.asNumber()}`] : [];
  };
  return root === undefined ? [] : read(root.get(PDFName.of('K')), '');
}

function catalogProblems(pdf: PDFDocument): readonly string[] {
  const { catalog } = pdf;
  const marked = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const viewer = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict);
  const metadata = catalog.lookup(PDFName.of('Metadata'));
  const xmp = metadata instanceof PDFRawStream ? new TextDecoder().decode(metadata.contents) : '';
  const tree = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  return [
    ...problem('06-001: no XMP metadata', xmp !== ''),
    ...problem('06-002: not marked as PDF/UA-1', /<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp)),
    ...problem('06-003: no dc:title', /<dc:title>[\s\S]*?<rdf:li[^>]*>\s*\S[\s\S]*?<\/dc:title>/.test(xmp)),
    ...problem('07-001: the title is not shown', isTrue(viewer, 'DisplayDocTitle')),
    ...problem('01-006: not marked as tagged', isTrue(marked, 'Marked')),
    ...problem('01-007: suspects', !isTrue(marked, 'Suspects')),
    ...problem('09-004: no structure tree', tree?.has(PDFName.of('ParentTree'))),
    ...problem('11-006: no language', textIn(catalog, 'Lang') !== ''),
    ...problem('02-003: standard roles are mapped', !tree?.has(PDFName.of('RoleMap'))),
  ];
}

function elementProblems({ role, parent, dict, children }: Element): readonly string[] {
  const allowed = parents[role];
  const columns = (row: Element) => row.children.filter((each) => /^T[HD]$/.test(each.role)).length;
  const rows = role === 'Table' ? children.filter((each) => each.role === 'TR' && each.parent === role) : [];
  return [
    ...problem(`02-001: ${role} is no standard role`, standardRoles.has(role)),
    ...problem(`09-004: ${role} in ${parent}`, allowed === undefined || allowed.includes(parent)),
    ...problem(
      '13-004: a figure without alternate text',
      role !== 'Figure' || textIn(dict, 'Alt') + textIn(dict, 'ActualText') !== '',
    ),
    ...problem('15-003: a head of a table without scope', role !== 'TH' || scopeOf(dict) !== ''),
    ...problem(
      '15-001: a table without heads',
      role !== 'Table' || children.some((each) => each.role === 'TH'),
    ),
    ...problem('15-005: rows of several widths', new Set(rows.map(columns)).size < 2),
  ];
}

function headingProblems(elements: readonly Element[]): readonly string[] {
  const levels = elements.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role.slice(1))] : []));
  return [
    ...problem('14-002: the first heading is not H1', levels.length === 0 || levels[0] === 1),
    ...problem(
      `14-003: headings skip a level: ${levels.join(' ')}`,
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
    ),
  ];
}

function fontProblems(pdf: PDFDocument): readonly string[] {
  const dicts = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, each]) => (each instanceof PDFDict ? [each] : []));
  const fonts = dicts.filter((dict) => nameIn(dict, 'Type') === 'Font');
  const isEmbedded = (dict: PDFDict) => {
    const descriptor = dict.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict);
    return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(PDFName.of(key)));
  };
  return fonts.flatMap((font) =>
    nameIn(font, 'Subtype') === 'Type0'
      ? problem('10-001: a font whose letters no program can read', font.has(PDFName.of('ToUnicode')))
      : problem('31-009: a font that is not embedded', isEmbedded(font)),
  );
}

/**
 * Lists content drawn outside of the structure, structure that is not drawn, and content drawn in an order other than
 * the tree's.
 */
async function contentProblems(
  content: Uint8Array,
  elements: readonly Element[],
): Promise<readonly string[]> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(content);
  const paints = new Set(
    [OPS.showText, OPS.showSpacedText, OPS.stroke, OPS.fill, OPS.eoFill, OPS.fillStroke].concat([
      OPS.paintImageXObject,
      OPS.constructPath,
      OPS.closeStroke,
    ]),
  );
  const drawn: string[] = [];
  let loose = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { fnArray, argsArray } = await (await pdf.getPage(page)).getOperatorList();
    let depth = 0;
    for (const [index, op] of fnArray.entries()) {
      if (op === OPS.beginMarkedContent || op === OPS.beginMarkedContentProps) {
        depth += 1;
        const properties: unknown = argsArray[index]?.[1];
        if (typeof properties === 'number') drawn.push(`${page}/${properties}`);
      } else if (op === OPS.endMarkedContent) depth -= 1;
      else if (paints.has(op) && depth === 0) loose += 1;
    }
  }
  const told = elements.flatMap(({ marks }) => marks);
  return [
    ...problem(`01-005: ${loose} pieces are neither content nor artifact`, loose === 0),
    ...problem(
      '01-005: content that no element has',
      drawn.every((mark) => told.includes(mark)),
    ),
    ...problem('09-001: read in another order than drawn', told.join(' ') === drawn.join(' ')),
  ];
}

function problem(text: string, isMet: boolean | undefined): readonly string[] {
  return isMet === true ? [] : [text];
}

function nameIn(dict: PDFDict, key: string): string {
  const found = dict.lookup(PDFName.of(key));
  return found instanceof PDFName ? found.decodeText() : '';
}

function textIn(dict: PDFDict, key: string): string {
  const found = dict.lookup(PDFName.of(key));
  return found instanceof PDFString || found instanceof PDFHexString ? found.decodeText().trim() : '';
}

function isTrue(dict: PDFDict | undefined, key: string): boolean {
  return dict?.lookup(PDFName.of(key)) === PDFBool.True;
}

/** Scope of a header cell, which is an attribute with the owner Table. */
function scopeOf(dict: PDFDict): string {
  const attributes = dict.lookup(PDFName.of('A'));
  const all = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
  const found = all.map((each) => (each instanceof PDFRef ? dict.context.lookup(each) : each));
  return found.map((each) => (each instanceof PDFDict ? nameIn(each, 'Scope') : '')).join('');
}
