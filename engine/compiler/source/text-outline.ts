import type { Node } from 'jsonc-parser';
import type { Splice } from '../../core/text/splice.ts';
import { parseText } from './parse-text.ts';

/**
 * Positions of an object or list in a text, with those of the objects and lists inside. Positions are relative
 * to the parent, so that an edit in one part leaves the outlines of the others unchanged.
 */
export interface TextOutline {
  readonly key: string | number;
  readonly start: number;
  readonly length: number;
  readonly within: readonly TextOutline[];
}

export function textOutline(node: Node, key: string | number = '', around = 0): TextOutline {
  const { offset, length, children = [] } = node;
  const within = children.flatMap((child, index): readonly TextOutline[] => {
    const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    const isOutlined = value?.type === 'object' || value?.type === 'array';
    return isOutlined ? [textOutline(value, name === undefined ? index : String(name.value), offset)] : [];
  });
  return { key, start: offset - around, length, within };
}

/** Innermost object or list around an edit, parsed again. */
export interface ParsedPart {
  /** Path of the part in the value of the text. */
  readonly path: readonly (string | number)[];
  readonly tree: Node;
  /** Outline of the whole text after the change. */
  readonly outline: TextOutline;
}

export interface ChangedText {
  /** Text after the change. */
  readonly text: string;
  readonly change: Splice;
}

/**
 * Parses the innermost object or list around an edit; undefined if there is none, or if it is no longer valid
 * JSON.
 */
export function parsePart(
  outline: TextOutline,
  changed: ChangedText,
  { around, depth } = { around: 0, depth: 0 },
): ParsedPart | undefined {
  const { change, text } = changed;
  const at = around + outline.start;
  if (!holds(change, at, outline)) return undefined;
  const longer = change.inserted.length - change.removed.length;
  const index = outline.within.findIndex((each) => holds(change, at + each.start, each));
  const child = outline.within[index];
  if (child === undefined) {
    const { tree, problems } = parseText(text.slice(at, at + outline.length + longer), depth);
    if (tree === undefined || problems.length > 0) return undefined;
    return { path: [], tree, outline: { ...textOutline(tree, outline.key), start: outline.start } };
  }
  const part = parsePart(child, changed, { around: at, depth: depth + 1 });
  if (part === undefined) return undefined;
  const within = outline.within.map((each, other) => {
    if (other === index) return part.outline;
    return other < index ? each : { ...each, start: each.start + longer };
  });
  const length = outline.length + longer;
  return { ...part, path: [child.key, ...part.path], outline: { ...outline, length, within } };
}

/** Reports whether an edit lies entirely between the brackets. */
function holds({ offset, removed }: Splice, at: number, { length }: TextOutline): boolean {
  return offset > at && offset + removed.length < at + length;
}
