import type { Scope } from '../expressions/scope.ts';
import type { Json } from '../json.ts';
import type { DocumentBlock, DocumentDescriptor, DocumentRows, DocumentWords } from '../product/document.ts';
import type { ComposedBlock, ComposedDocument } from './composed.ts';
import { type WordsPlace, wordsIn } from './words.ts';

/** Puts a document together. `scope` has the record as `self`, and the document's records by their names. */
export function composeDocument(document: DocumentDescriptor, scope: Scope): ComposedDocument {
  const place = { language: languageOf(document, scope), scope };
  const all = (words: readonly DocumentWords[]) => words.map((each) => wordsIn(each, place)).filter(isThere);
  return {
    title: wordsIn(document.title, place),
    language: place.language,
    size: document.size,
    header: all(document.header),
    footer: all(document.footer),
    blocks: composeBlocks(document.blocks, place),
    warnings: remarksThatHold(document.warnings, place),
  };
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

function remarksThatHold(remarks: DocumentDescriptor['warnings'], place: WordsPlace): readonly string[] {
  return remarks
    .filter(({ when }) => when.evaluate(place.scope))
    .map(({ message }) => wordsIn(message, place));
}

function composeBlocks(blocks: readonly DocumentBlock[], place: WordsPlace): readonly ComposedBlock[] {
  return blocks
    .filter(({ when }) => when === undefined || when.evaluate(place.scope))
    .flatMap((block) => composeBlock(block, place));
}

function composeBlock(block: DocumentBlock, place: WordsPlace): readonly ComposedBlock[] {
  switch (block.kind) {
    case 'heading':
      return said({ kind: 'heading', text: wordsIn(block.words, place), level: block.level });
    case 'text':
      return said({ kind: 'text', text: wordsIn(block.words, place), style: block.style });
    case 'lines':
    case 'list':
    case 'choices': {
      const items = block.items.map((words) => wordsIn(words, place)).filter(isThere);
      return items.length === 0 ? [] : [{ kind: block.kind, items }];
    }
    case 'table':
      return composeTable(block, place);
    case 'each': {
      const rows = rowsOf(block.rows, place);
      const blocks = rows.flatMap((row) => composeBlocks(block.blocks, withItem(place, row)));
      return blocks.length > 0 ? blocks : emptyText(block.empty, place);
    }
    case 'write':
      return [{ kind: 'write', text: wordsIn(block.words, place), lines: block.lines }];
    case 'break':
      return [{ kind: 'break' }];
  }
}

function composeTable(
  { rows, columns, empty }: Extract<DocumentBlock, { kind: 'table' }>,
  place: WordsPlace,
): readonly ComposedBlock[] {
  const found = rowsOf(rows, place);
  if (found.length === 0) return emptyText(empty, place);
  return [
    {
      kind: 'table',
      columns: columns.map(({ title, width }) => ({ title: wordsIn(title, place), width })),
      rows: found.map((row) => columns.map(({ value }) => wordsIn(value, withItem(place, row)))),
    },
  ];
}

function rowsOf({ from, where }: DocumentRows, place: WordsPlace): readonly Json[] {
  const rows = from.evaluate(place.scope);
  const list = Array.isArray(rows) ? (rows as readonly Json[]) : [];
  return list.filter((row) => where === undefined || where.evaluate(withItem(place, row).scope));
}

function withItem({ language, scope }: WordsPlace, item: Json): WordsPlace {
  return { language, scope: { ...scope, item } };
}

function emptyText(words: DocumentWords | undefined, place: WordsPlace): readonly ComposedBlock[] {
  return words === undefined ? [] : said({ kind: 'text', text: wordsIn(words, place), style: 'normal' });
}

function said(block: Extract<ComposedBlock, { text: string }>): readonly ComposedBlock[] {
  return isThere(block.text) ? [block] : [];
}

function isThere(text: string): boolean {
  return text !== '';
}
