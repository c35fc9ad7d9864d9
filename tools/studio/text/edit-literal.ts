import { parseTree } from 'jsonc-parser';
import { isJsonObject, type Json } from '../../../engine/core/json/json.ts';
import { getAtTokens } from '../../../engine/core/json/pointer.ts';
import { print, spotOf, writtenAs } from './layout.ts';
import { type Span, spansAlong } from './spans-along.ts';

/** A file, and the one text, number or word in it that becomes another. */
export interface LiteralEdit {
  readonly text: string;
  /** What the text says. */
  readonly value: Json;
  readonly path: readonly string[];
  readonly next: Json;
}

/**
 * What `editText` makes of a text in which one literal becomes another, without reading the rest of the text: each key in
 * the title of a field is such an edit. Undefined where lines are broken otherwise from then on, and for all other edits.
 */
export function editLiteral({ text, value, path, next }: LiteralEdit): string | undefined {
  const before = getAtTokens(value, path);
  if (!isLiteral(before) || !isLiteral(next) || /[\r\uFEFF]/.test(text)) return undefined;
  const spans = spansAlong(text, path);
  const last = spans?.at(-1);
  if (spans === undefined || last === undefined) return undefined;
  const written = text.slice(last.start, last.end);
  // Of a repeated name the value has the last, and the path leads to the first.
  if (written !== JSON.stringify(before)) return undefined;
  const after = text.slice(0, last.start) + JSON.stringify(next) + text.slice(last.end);
  const part = spans[spans.findLastIndex((span) => isOpened(text, span)) + 1];
  return part === undefined || keepsItsLines({ text, part, last, next }) ? after : undefined;
}

function isLiteral(value: unknown): value is string | number | boolean | null {
  return value !== undefined && !Array.isArray(value) && !isJsonObject(value);
}

/** Whether it stands on several lines whatever is in it, and so does all that is around it. */
function isOpened(text: string, { start }: Span): boolean {
  const opened = /\{[ \t]*\n/y;
  opened.lastIndex = start;
  return opened.test(text);
}

interface EditedPart {
  readonly text: string;
  /** What may be broken into lines otherwise: all of what is around it stays as it is. */
  readonly part: Span;
  readonly last: Span;
  readonly next: Json;
}

/** Whether a part that is formatted as the formatter would is so with the other literal, too. */
function keepsItsLines({ text, part, last, next }: EditedPart): boolean {
  const source = text.slice(part.start, part.end);
  const tree = parseTree(source);
  if (tree === undefined) return false;
  const spot = spotOf({ offset: part.start, length: part.end - part.start }, text);
  if (print(writtenAs(tree, source), spot) !== source) return true;
  const [lead, tail] = [text.slice(part.start, last.start), text.slice(last.end, part.end)];
  const edited = lead + JSON.stringify(next) + tail;
  const other = parseTree(edited);
  return other !== undefined && print(writtenAs(other, edited), spot) === edited;
}
