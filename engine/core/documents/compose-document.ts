import type { Scope } from '../expressions/scope.ts';
import type { Json } from '../json/json.ts';
import { jsonItems } from '../json/json.ts';
import type {
  DocumentBlock,
  DocumentDescriptor,
  DocumentLine,
  DocumentMessages,
  DocumentRows,
} from '../product/document.ts';
import type { ComposedBlock, ComposedDocument, ComposedLine } from './composed.ts';
import { type MessageLocation, messageIn } from './message-in.ts';

/**
 * Composes a document. `scope` has the record as `self`, and the document's records by their names. `notice` is the
 * product's remark about its data on every page.
 */
export function composeDocument(
  document: DocumentDescriptor,
  scope: Scope,
  notice?: string,
): ComposedDocument {
  const place = { language: languageOf(document, scope), scope };
  return {
    title: messageIn(document.title, place),
    language: place.language,
    size: document.size,
    ...stampOf(document, place),
    header: linesOf(document.header, place),
    footer: linesOf(document.footer, place),
    ...(notice === undefined ? {} : { notice }),
    numberOf: (page, pages) => numberWords(document, place, { page: String(page), pages: String(pages) }),
    blocks: composeBlocks(document.blocks, place),
    warnings: remarksThatHold(document.warnings, place),
  };
}

function stampOf({ stamp }: DocumentDescriptor, place: MessageLocation): { readonly stamp?: string } {
  const text = stamp === undefined ? '' : messageIn(stamp, place);
  return isThere(text) ? { stamp: text } : {};
}

function linesOf(lines: readonly DocumentLine[], place: MessageLocation): readonly ComposedLine[] {
  return lines
    .map(({ words, isStrong }) => ({ text: messageIn(words, place), isStrong }))
    .filter(({ text }) => isThere(text));
}

interface PageNumber {
  readonly page: string;
  readonly pages: string;
}

function numberWords(
  { number }: DocumentDescriptor,
  { language, scope }: MessageLocation,
  { page, pages }: PageNumber,
): string {
  if (number === undefined) return `${page} / ${pages}`;
  return messageIn(number, { language, scope: { ...scope, records: { ...scope.records, page, pages } } });
}

/** Why there can be no such document, in sentences; none where there can. */
export function reasonsAgainst(document: DocumentDescriptor, scope: Scope): readonly string[] {
  return remarksThatHold(document.refuses, { language: languageOf(document, scope), scope });
}

/** The wanted language where the document is written in it, by its first part too: `es-MX` reads Spanish. */
function languageOf({ language, languages }: DocumentDescriptor, scope: Scope): string {
  const wanted = language?.evaluate(scope) ?? '';
  const [first = 'en'] = languages;
  return languages.find((each) => each === wanted || each === wanted.split('-')[0]) ?? first;
}

function remarksThatHold(remarks: DocumentDescriptor['warnings'], place: MessageLocation): readonly string[] {
  return remarks
    .filter(({ when }) => when.evaluate(place.scope))
    .map(({ message }) => messageIn(message, place));
}

function composeBlocks(blocks: readonly DocumentBlock[], place: MessageLocation): readonly ComposedBlock[] {
  return joined(
    blocks
      .filter(({ when }) => when === undefined || when.evaluate(place.scope))
      .flatMap((block) => composeBlock(block, place)),
  );
}

/** Lists that follow one another are one list. */
function joined(blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
  const all: ComposedBlock[] = [];
  for (const block of blocks) {
    const last = all.at(-1);
    if (block.kind === 'list' && last?.kind === 'list')
      all[all.length - 1] = { kind: 'list', items: [...last.items, ...block.items] };
    else all.push(block);
  }
  return all;
}

function composeBlock(block: DocumentBlock, place: MessageLocation): readonly ComposedBlock[] {
  switch (block.kind) {
    case 'heading':
      return said({ kind: 'heading', text: messageIn(block.words, place), level: block.level });
    case 'text':
      return said({ kind: 'text', text: messageIn(block.words, place), style: block.style });
    case 'lines':
    case 'list':
    case 'choices': {
      const items = textsOf(block.items, place);
      return items.length === 0 ? [] : [{ kind: block.kind, items }];
    }
    case 'table':
      return composeTable(block, place);
    case 'each': {
      const rows = rowsOf(block.rows, place);
      const blocks = rows.flatMap((row) => asWhole(composeBlocks(block.blocks, withItem(place, row))));
      return blocks.length > 0 ? blocks : emptyText(block.empty, place);
    }
    case 'letterhead': {
      const [sender, recipient] = [textsOf(block.sender, place), textsOf(block.recipient, place)];
      return [{ kind: 'letterhead', sender, recipient, details: linesOf(block.details, place) }];
    }
    case 'signature':
      return [
        { kind: 'signature', closing: messageIn(block.closing, place), items: textsOf(block.items, place) },
      ];
    case 'write':
      return [{ kind: 'write', text: messageIn(block.words, place), lines: block.lines }];
    case 'break':
      return [{ kind: 'break' }];
    case 'whole':
      return asWhole(composeBlocks(block.blocks, place));
  }
}

/** Blank ones are left out. */
function textsOf(all: readonly DocumentMessages[], place: MessageLocation): readonly string[] {
  return all.map((words) => messageIn(words, place)).filter(isThere);
}

/** What is said of one row stays together. */
function asWhole(blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
  return blocks.length > 1 ? [{ kind: 'whole', blocks }] : blocks;
}

function composeTable(
  { rows, columns, empty }: Extract<DocumentBlock, { kind: 'table' }>,
  place: MessageLocation,
): readonly ComposedBlock[] {
  const found = rowsOf(rows, place);
  if (found.length === 0) return emptyText(empty, place);
  return [
    {
      kind: 'table',
      columns: columns.map(({ title, width }) => ({ title: messageIn(title, place), width })),
      rows: found.map((row) => columns.map(({ value }) => messageIn(value, withItem(place, row)))),
    },
  ];
}

function rowsOf({ from, where }: DocumentRows, place: MessageLocation): readonly Json[] {
  const rows = from.evaluate(place.scope);
  const list = Array.isArray(rows) ? jsonItems(rows) : [];
  return list.filter((row) => where === undefined || where.evaluate(withItem(place, row).scope));
}

function withItem({ language, scope }: MessageLocation, item: Json): MessageLocation {
  return { language, scope: { ...scope, item } };
}

function emptyText(words: DocumentMessages | undefined, place: MessageLocation): readonly ComposedBlock[] {
  return words === undefined ? [] : said({ kind: 'text', text: messageIn(words, place), style: 'normal' });
}

function said(block: Extract<ComposedBlock, { text: string }>): readonly ComposedBlock[] {
  return isThere(block.text) ? [block] : [];
}

function isThere(text: string): boolean {
  return text !== '';
}
