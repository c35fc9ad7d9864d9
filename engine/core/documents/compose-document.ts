import type { Scope } from '../expressions/scope.ts';
import { blamedOn } from '../expressions/steps.ts';
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
import { type MessageContext, messageIn } from './message-in.ts';

/**
 * Composes a document. `scope` has the record as `self`, and the document's records by name; `notice` is the product's
 * remark about its data on every page.
 */
export function composeDocument(
  document: DocumentDescriptor,
  scope: Scope,
  notice?: string,
): ComposedDocument {
  return blamedOn(`document ${document.name}`, () => composed(document, scope, notice));
}

function composed(document: DocumentDescriptor, scope: Scope, notice: string | undefined): ComposedDocument {
  const context = { language: languageOf(document, scope), scope };
  return {
    title: messageIn(document.title, context),
    language: context.language,
    size: document.size,
    ...stampOf(document, context),
    header: linesOf(document.header, context),
    footer: linesOf(document.footer, context),
    ...(notice === undefined ? {} : { notice }),
    numberOf: (page, pages) => numberWords(document, context, String(page), String(pages)),
    blocks: composeBlocks(document.blocks, context),
    warnings: remarksThatHold(document.warnings, context),
  };
}

function stampOf({ stamp }: DocumentDescriptor, context: MessageContext): { readonly stamp?: string } {
  const text = stamp === undefined ? '' : messageIn(stamp, context);
  return isThere(text) ? { stamp: text } : {};
}

function linesOf(lines: readonly DocumentLine[], context: MessageContext): readonly ComposedLine[] {
  return lines
    .map(({ words, isStrong }) => ({ text: messageIn(words, context), isStrong }))
    .filter(({ text }) => isThere(text));
}

function numberWords(
  { number }: DocumentDescriptor,
  { language, scope }: MessageContext,
  page: string,
  pages: string,
): string {
  if (number === undefined) return `${page} / ${pages}`;
  return messageIn(number, { language, scope: { ...scope, records: { ...scope.records, page, pages } } });
}

/** Lists the sentences that say why the document cannot be composed; empty if it can. */
export function reasonsAgainst(document: DocumentDescriptor, scope: Scope): readonly string[] {
  return blamedOn(`document ${document.name}`, () =>
    remarksThatHold(document.refuses, { language: languageOf(document, scope), scope }),
  );
}

/**
 * Selects the wanted language if the document has it, else the first one. A match of the language subtag
 * suffices: `es-MX` reads Spanish.
 */
export function languageOf({ language, languages }: DocumentDescriptor, scope: Scope): string {
  const wanted = language?.evaluate(scope) ?? '';
  const [first = 'en'] = languages;
  return languages.find((each) => each === wanted || each === wanted.split('-')[0]) ?? first;
}

function remarksThatHold(
  remarks: DocumentDescriptor['warnings'],
  context: MessageContext,
): readonly string[] {
  return remarks
    .filter(({ when }) => when.evaluate(context.scope))
    .map(({ message }) => messageIn(message, context));
}

function composeBlocks(blocks: readonly DocumentBlock[], context: MessageContext): readonly ComposedBlock[] {
  return joined(
    blocks
      .filter(({ when }) => when === undefined || when.evaluate(context.scope))
      .flatMap((block) => composeBlock(block, context)),
  );
}

/** Joins adjacent lists into one. */
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

function composeBlock(block: DocumentBlock, context: MessageContext): readonly ComposedBlock[] {
  switch (block.kind) {
    case 'heading':
      return said({ kind: 'heading', text: messageIn(block.words, context), level: block.level });
    case 'text':
      return said({ kind: 'text', text: messageIn(block.words, context), style: block.style });
    case 'lines':
    case 'list':
    case 'choices': {
      const items = textsOf(block.items, context);
      return items.length === 0 ? [] : [{ kind: block.kind, items }];
    }
    case 'table':
      return composeTable(block, context);
    case 'each': {
      const rows = rowsOf(block.rows, context);
      const blocks = rows.flatMap((row) => asWhole(composeBlocks(block.blocks, withItem(context, row))));
      return blocks.length > 0 ? blocks : emptyText(block.empty, context);
    }
    case 'letterhead': {
      const [sender, recipient] = [textsOf(block.sender, context), textsOf(block.recipient, context)];
      return [{ kind: 'letterhead', sender, recipient, details: linesOf(block.details, context) }];
    }
    case 'signature':
      return [
        {
          kind: 'signature',
          closing: messageIn(block.closing, context),
          items: textsOf(block.items, context),
        },
      ];
    case 'write':
      return [{ kind: 'write', text: messageIn(block.words, context), lines: block.lines }];
    case 'break':
      return [{ kind: 'break' }];
    case 'whole':
      return asWhole(composeBlocks(block.blocks, context));
  }
}

/** Fills the messages, leaving out blank ones. */
function textsOf(all: readonly DocumentMessages[], context: MessageContext): readonly string[] {
  return all.map((messages) => messageIn(messages, context)).filter(isThere);
}

/** Groups the blocks of one row, so that a page break does not divide them. */
function asWhole(blocks: readonly ComposedBlock[]): readonly ComposedBlock[] {
  return blocks.length > 1 ? [{ kind: 'whole', blocks }] : blocks;
}

function composeTable(
  { rows, columns, empty }: Extract<DocumentBlock, { kind: 'table' }>,
  context: MessageContext,
): readonly ComposedBlock[] {
  const found = rowsOf(rows, context);
  if (found.length === 0) return emptyText(empty, context);
  return [
    {
      kind: 'table',
      columns: columns.map(({ title, width }) => ({ title: messageIn(title, context), width })),
      rows: found.map((row) => columns.map(({ value }) => messageIn(value, withItem(context, row)))),
    },
  ];
}

function rowsOf({ from, where }: DocumentRows, context: MessageContext): readonly Json[] {
  const rows = from.evaluate(context.scope);
  const list = Array.isArray(rows) ? jsonItems(rows) : [];
  return list.filter((row) => where === undefined || where.evaluate(withItem(context, row).scope));
}

function withItem({ language, scope }: MessageContext, item: Json): MessageContext {
  return { language, scope: { ...scope, item } };
}

function emptyText(
  messages: DocumentMessages | undefined,
  context: MessageContext,
): readonly ComposedBlock[] {
  return messages === undefined
    ? []
    : said({ kind: 'text', text: messageIn(messages, context), style: 'normal' });
}

function said(block: Extract<ComposedBlock, { text: string }>): readonly ComposedBlock[] {
  return isThere(block.text) ? [block] : [];
}

function isThere(text: string): boolean {
  return text !== '';
}
