import { parseTree } from 'jsonc-parser';
import { isJsonObject, type Json } from '../../engine/core/json/json.ts';
import { getAtTokens } from '../../engine/core/json/pointer.ts';
import { print, spotOf, writtenAs } from './layout.ts';
import { type Span, spansAlong } from './spans-along.ts';

/** A file, and the one text, number or word in it that becomes another. */
export interface LiteralEdit {
  readonly text: string;
  /** Value of the text. */
  readonly value: Json;
  readonly path: readonly string[];
  readonly next: Json;
}

/**
 * Edits a text in which one literal becomes another as `editText` does, without reading the rest: each key in the title
 * of a field is such an edit. Undefined where lines are broken otherwise from then on, and for all other edits.
 */
export function editLiteral({ text, value, path, next }: LiteralEdit): string | undefined {
  const before = getAtTokens(value, path);
  if (!isLiteral(before) || !isLiteral(next) || /[\r\uFEFF]/.test(text)) return undefined;
  const spans = spansAlong(text, path);
  const last = spans?.at(-1);
  if (spans === undefined || last === undefined) return undefined;
  const written = text.slice(last.start, last.end);
  // Repeated names end here, since the value has the last, and the path leads to the first.
  if (written !== JSON.stringify(before)) return undefined;
  const after = text.slice(0, last.start) + JSON.stringify(next) + text.slice(last.end);
  const part = spans[spans.findLastIndex((span) => isOpened(text, span)) + 1];
  return part === undefined || keepsItsLines({ text, part, last, next }) ? after : undefined;
}

function isLiteral(value: unknown): value is string | number | boolean | null {
  return value !== undefined && !Array.isArray(value) && !isJsonObject(value);
}

/** True where it takes several lines whatever its content, and so does everything around it. */
function isOpened(text: string, { start }: Span): boolean {
  const opened = /\{[ \t]*\n/y;
  opened.lastIndex = start;
  return opened.test(text);
}

interface EditedPart {
  readonly text: string;
  /** Span that may be broken into lines otherwise: everything around it stays as it is. */
  readonly part: Span;
  readonly last: Span;
  readonly next: Json;
}

/** True where a part that is formatted as the formatter would stays so with the other literal. */
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
