import type { JSONPath } from 'jsonc-parser';
import type { DocumentBlock, DocumentRows } from '../../../core/product/document.ts';
import { anyType, type ExpressionType } from '../../expressions/types.ts';
import type { BlockFile, MessageFile } from '../../files/document.ts';
import { isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { Planned } from '../../plan/planned.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { DocumentLocation } from './document-location.ts';
import { planLines, planMessage } from './plan-message.ts';

type PlannedBlock = Planned<DocumentBlock>;

/** The blocks of a document, with those of its parts in their places. */
export function planBlocks(
  blocks: readonly BlockFile[],
  at: JSONPath,
  place: DocumentLocation,
): readonly PlannedBlock[] {
  return blocks.flatMap((block, index) => {
    const own = [...at, index];
    if (block.part !== undefined) return planPart(block.part, own, place);
    const when = planExpression(block.when, [...own, 'when'], place, 'bool');
    return [{ when, ...planBlock(block, own, place) }];
  });
}

function planBlock(block: BlockFile, at: JSONPath, place: DocumentLocation): PlannedBlock {
  const words = (key: string, text: MessageFile) => planMessage(text, [...at, key], place);
  const all = (key: string, texts: readonly MessageFile[]) =>
    texts.map((text, index) => planMessage(text, [...at, key, index], place));
  if (block.heading !== undefined)
    return { kind: 'heading', words: words('heading', block.heading), level: block.level ?? 2 };
  if (block.text !== undefined)
    return { kind: 'text', words: words('text', block.text), style: block.style ?? 'normal' };
  if (block.lines !== undefined) return { kind: 'lines', items: all('lines', block.lines) };
  if (block.list !== undefined) return { kind: 'list', items: all('list', block.list) };
  if (block.choices !== undefined) return { kind: 'choices', items: all('choices', block.choices) };
  if (block.letterhead !== undefined) return planLetterhead(block.letterhead, [...at, 'letterhead'], place);
  if (block.signature !== undefined)
    return {
      kind: 'signature',
      closing: words('closing', block.closing ?? ''),
      items: all('signature', block.signature),
    };
  if (block.write !== undefined)
    return { kind: 'write', words: words('write', block.write), lines: block.room ?? 1 };
  if (block.table !== undefined) return planTable(block, block.table, at, place);
  if (block.each !== undefined) return planEach(block, block.each, at, place);
  if (block.whole !== undefined)
    return { kind: 'whole', blocks: planBlocks(block.whole, [...at, 'whole'], place) };
  return { kind: 'break' };
}

function planLetterhead(
  { sender, recipient, details = [] }: NonNullable<BlockFile['letterhead']>,
  at: JSONPath,
  place: DocumentLocation,
): PlannedBlock {
  const all = (key: string, texts: readonly MessageFile[]) =>
    texts.map((text, index) => planMessage(text, [...at, key, index], place));
  return {
    kind: 'letterhead',
    sender: all('sender', sender),
    recipient: all('recipient', recipient),
    details: planLines(details, [...at, 'details'], place),
  };
}

/** The blocks of another document, over what this one may name. Its own errors are reported in its file. */
function planPart(name: string, at: JSONPath, place: DocumentLocation): readonly PlannedBlock[] {
  const { file, plans, within } = place;
  if (!isFileName({ file, at: [...at, 'part'], name, plans }, 'document')) return [];
  const part = plans.sources.of('document').get(name);
  if (part === undefined) return [];
  if (within.includes(name)) {
    plans.diagnostics.report(file, {
      code: 'document/circular-part',
      message: `The document "${name}" is a part of itself: ${[...within, name].join(' → ')}.`,
      help: 'Take one of the parts out.',
      at: [...at, 'part'],
    });
    return [];
  }
  const { blocks = [] } = part.value;
  return planBlocks(blocks, ['blocks'], { ...place, file: part, within: [...within, name] });
}

function planTable(block: BlockFile, path: string, at: JSONPath, place: DocumentLocation): PlannedBlock {
  const inside = insideRows(path, [...at, 'table'], place);
  const { columns = [] } = block;
  return {
    kind: 'table',
    rows: planRows(block, path, [...at, 'table'], { place, inside }),
    columns: columns.map(({ title, value, width = 1 }, index) => ({
      title: planMessage(title, [...at, 'columns', index, 'title'], place),
      value: planMessage(value, [...at, 'columns', index, 'value'], inside),
      width,
    })),
    empty: planEmpty(block, at, place),
  };
}

function planEach(block: BlockFile, path: string, at: JSONPath, place: DocumentLocation): PlannedBlock {
  const inside = insideRows(path, [...at, 'each'], place);
  return {
    kind: 'each',
    rows: planRows(block, path, [...at, 'each'], { place, inside }),
    blocks: planBlocks(block.blocks ?? [], [...at, 'blocks'], inside),
    empty: planEmpty(block, at, place),
  };
}

function planEmpty({ empty }: BlockFile, at: JSONPath, place: DocumentLocation) {
  return empty === undefined ? undefined : planMessage(empty, [...at, 'empty'], place);
}

interface RowsPlace {
  readonly place: DocumentLocation;
  /** Location with the row among its names, for the content of one row. */
  readonly inside: DocumentLocation;
}

function planRows(
  { where }: BlockFile,
  path: string,
  at: JSONPath,
  { place, inside }: RowsPlace,
): Planned<DocumentRows> {
  return {
    from: planExpression(path, at, place),
    where: planExpression(where, [...at.slice(0, -1), 'where'], inside, 'bool'),
  };
}

function insideRows(path: string, at: JSONPath, place: DocumentLocation): DocumentLocation {
  return { ...place, context: { ...place.context, item: rowType(path, at, place) } };
}

/** Finds the type of a row of the named list; reports a name that leads to no list. */
function rowType(path: string, at: JSONPath, { context, file, plans }: DocumentLocation): ExpressionType {
  const [first = '', ...rest] = path.split('.');
  let type: ExpressionType | undefined = context[first];
  let known = Object.keys(context);
  for (const name of rest) {
    if (type?.is === 'any') return anyType;
    known = type?.is === 'object' ? Object.keys(type.fields) : [];
    type = type?.is === 'object' ? type.fields[name] : undefined;
  }
  if (type?.is === 'list') return type.of;
  if (type?.is === 'any') return anyType;
  reportUnknown(plans.diagnostics, file, {
    message: `"${path}" is no list that this document can name.`,
    name: path.split('.').at(-1) ?? path,
    known,
    at,
  });
  return anyType;
}
