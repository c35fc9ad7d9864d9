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

/** Plans the blocks of a document, with those of its parts inserted. */
export function planBlocks(
  blocks: readonly BlockFile[],
  at: JSONPath,
  location: DocumentLocation,
): readonly PlannedBlock[] {
  return blocks.flatMap((block, index) => {
    const own = [...at, index];
    if (block.part !== undefined) return planPart(block.part, own, location);
    const when = planExpression(block.when, [...own, 'when'], location, 'bool');
    return [{ when, ...planBlock(block, own, location) }];
  });
}

function planBlock(block: BlockFile, at: JSONPath, location: DocumentLocation): PlannedBlock {
  const words = (key: string, text: MessageFile) => planMessage(text, [...at, key], location);
  const all = (key: string, texts: readonly MessageFile[]) =>
    texts.map((text, index) => planMessage(text, [...at, key, index], location));
  if (block.heading !== undefined)
    return { kind: 'heading', words: words('heading', block.heading), level: block.level ?? 2 };
  if (block.text !== undefined)
    return { kind: 'text', words: words('text', block.text), style: block.style ?? 'normal' };
  if (block.lines !== undefined) return { kind: 'lines', items: all('lines', block.lines) };
  if (block.list !== undefined) return { kind: 'list', items: all('list', block.list) };
  if (block.choices !== undefined) return { kind: 'choices', items: all('choices', block.choices) };
  if (block.letterhead !== undefined)
    return planLetterhead(block.letterhead, [...at, 'letterhead'], location);
  if (block.signature !== undefined)
    return {
      kind: 'signature',
      closing: words('closing', block.closing ?? ''),
      items: all('signature', block.signature),
    };
  if (block.write !== undefined)
    return { kind: 'write', words: words('write', block.write), lines: block.room ?? 1 };
  if (block.table !== undefined) return planTable(block, block.table, at, location);
  if (block.each !== undefined) return planEach(block, block.each, at, location);
  if (block.whole !== undefined)
    return { kind: 'whole', blocks: planBlocks(block.whole, [...at, 'whole'], location) };
  return { kind: 'break' };
}

function planLetterhead(
  { sender, recipient, details = [] }: NonNullable<BlockFile['letterhead']>,
  at: JSONPath,
  location: DocumentLocation,
): PlannedBlock {
  const all = (key: string, texts: readonly MessageFile[]) =>
    texts.map((text, index) => planMessage(text, [...at, key, index], location));
  return {
    kind: 'letterhead',
    sender: all('sender', sender),
    recipient: all('recipient', recipient),
    details: planLines(details, [...at, 'details'], location),
  };
}

/**
 * Plans the blocks of another document as a part, with the names available where it is inserted. Mistakes of
 * the part are reported in its own file.
 */
function planPart(name: string, at: JSONPath, location: DocumentLocation): readonly PlannedBlock[] {
  const { file, plans, within } = location;
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
  return planBlocks(blocks, ['blocks'], { ...location, file: part, within: [...within, name] });
}

function planTable(block: BlockFile, path: string, at: JSONPath, location: DocumentLocation): PlannedBlock {
  const inside = insideRows(path, [...at, 'table'], location);
  const { columns = [] } = block;
  return {
    kind: 'table',
    rows: planRows(block, path, [...at, 'table'], { location, inside }),
    columns: columns.map(({ title, value, width = 1 }, index) => ({
      title: planMessage(title, [...at, 'columns', index, 'title'], location),
      value: planMessage(value, [...at, 'columns', index, 'value'], inside),
      width,
    })),
    empty: planEmpty(block, at, location),
  };
}

function planEach(block: BlockFile, path: string, at: JSONPath, location: DocumentLocation): PlannedBlock {
  const inside = insideRows(path, [...at, 'each'], location);
  return {
    kind: 'each',
    rows: planRows(block, path, [...at, 'each'], { location, inside }),
    blocks: planBlocks(block.blocks ?? [], [...at, 'blocks'], inside),
    empty: planEmpty(block, at, location),
  };
}

function planEmpty({ empty }: BlockFile, at: JSONPath, location: DocumentLocation) {
  return empty === undefined ? undefined : planMessage(empty, [...at, 'empty'], location);
}

interface RowsLocation {
  readonly location: DocumentLocation;
  /** Location with the row among its names, for the content of one row. */
  readonly inside: DocumentLocation;
}

function planRows(
  { where }: BlockFile,
  path: string,
  at: JSONPath,
  { location, inside }: RowsLocation,
): Planned<DocumentRows> {
  return {
    from: planExpression(path, at, location),
    where: planExpression(where, [...at.slice(0, -1), 'where'], inside, 'bool'),
  };
}

function insideRows(path: string, at: JSONPath, location: DocumentLocation): DocumentLocation {
  return { ...location, context: { ...location.context, item: rowType(path, at, location) } };
}

/** Finds the type of a row of the named list; reports a name that is no list. */
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
