import { parseTree } from 'jsonc-parser';
import { isJsonObject, type Json } from '../../engine/core/json/json.ts';
import { getAtTokens } from '../../engine/core/json/pointer.ts';
import { print, spotOf, writtenAs } from './layout.ts';
import { type Span, spansAlong } from './spans-along.ts';

/** Edit of one text, number or keyword in a file. */
export interface LiteralEdit {
  readonly text: string;
  /** Parsed value of the text. */
  readonly value: Json;
  readonly path: readonly string[];
  readonly next: Json;
}

/**
 * Replaces one literal as `editText` does, but without parsing the rest, since it runs for each keystroke in
 * a title. Undefined where line breaks would change, and for any other edit.
 */
export function editLiteral({ text, value, path, next }: LiteralEdit): string | undefined {
  const before = getAtTokens(value, path);
  if (!isLiteral(before) || !isLiteral(next) || /[\r\uFEFF]/.test(text)) return undefined;
  const spans = spansAlong(text, path);
  const last = spans?.at(-1);
  if (spans === undefined || last === undefined) return undefined;
  const written = text.slice(last.start, last.end);
  // Stops at a repeated member name, whose parsed value is that of the last occurrence, while the path leads
  // to the first.
  if (written !== JSON.stringify(before)) return undefined;
  const after = text.slice(0, last.start) + JSON.stringify(next) + text.slice(last.end);
  const part = spans[spans.findLastIndex((span) => isOpened(text, span)) + 1];
  return part === undefined || keepsItsLines({ text, part, last, next }) ? after : undefined;
}

function isLiteral(value: unknown): value is string | number | boolean | null {
  return value !== undefined && !Array.isArray(value) && !isJsonObject(value);
}

/** Reports whether a value takes several lines whatever its content, as do all values that contain it. */
function isOpened(text: string, { start }: Span): boolean {
  const opened = /\{[ \t]*\n/y;
  opened.lastIndex = start;
  return opened.test(text);
}

interface EditedPart {
  readonly text: string;
  /** Smallest span whose line breaks may change. */
  readonly part: Span;
  readonly last: Span;
  readonly next: Json;
}

/** Reports whether a formatted part keeps its line breaks with the new literal. */
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
