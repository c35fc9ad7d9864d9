import type { Node } from 'jsonc-parser';
import type { Json } from '../../engine/core/json/json.ts';
import { isJsonList } from '../../engine/core/json/json.ts';

/** JSON value as written: literals with their spelling, objects with whether they take several lines. */
export type Written =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly Written[] }
  | { readonly kind: 'object'; readonly isOpen: boolean; readonly members: readonly Member[] };

export interface Member {
  /** Name as written, in quotes. */
  readonly key: string;
  readonly value: Written;
}

/** Columns of a line, as the JSON `lineWidth` of biome.json, by which `npm run check` formats. */
export const lineWidth = 180;

const step = '  ';

export function writtenAs(node: Node, text: string): Written {
  const { type, offset, length, children = [] } = node;
  if (type === 'array') return { kind: 'list', items: children.map((child) => writtenAs(child, text)) };
  if (type !== 'object') return { kind: 'literal', text: text.slice(offset, offset + length) };
  const members = children.flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined
      ? []
      : [{ key: text.slice(key.offset, key.offset + key.length), value: writtenAs(value, text) }],
  );
  const isOpen = /^\{[ \t]*\n/.test(text.slice(offset, offset + length));
  return { kind: 'object', isOpen, members };
}

/** Writes a new value, on one line if it fits. */
export function write(value: Json): Written {
  if (isJsonList(value)) return { kind: 'list', items: value.map(write) };
  if (typeof value !== 'object' || value === null) return { kind: 'literal', text: JSON.stringify(value) };
  const members = Object.entries(value).flatMap(([name, child]) =>
    child === undefined ? [] : [{ key: JSON.stringify(name), value: write(child) }],
  );
  return { kind: 'object', isOpen: false, members };
}

export function jsonOf(written: Written): Json {
  if (written.kind === 'literal') return JSON.parse(written.text);
  if (written.kind === 'list') return written.items.map(jsonOf);
  return Object.fromEntries(written.members.map(({ key, value }) => [JSON.parse(key), jsonOf(value)]));
}

export const memberName = ({ key }: Member): string => JSON.parse(key);

interface Spot {
  readonly indent: string;
  /** Columns taken before the value, and needed behind it. */
  readonly before: number;
  readonly behind: number;
}

/** Formats a value as Biome does: on one line where it fits and contains no object opened by hand. */
export function print(written: Written, spot: Spot): string {
  if (written.kind === 'literal') return written.text;
  if (isEmpty(written)) return written.kind === 'list' ? '[]' : '{}';
  const flat = flatText(written);
  if (flat !== undefined && spot.before + flat.length + spot.behind <= lineWidth) return flat;
  return open(written, spot.indent);
}

function open(written: Exclude<Written, { readonly kind: 'literal' }>, indent: string): string {
  const inner = indent + step;
  const parts =
    written.kind === 'list'
      ? written.items.map((value) => ({ prefix: '', value }))
      : written.members.map(({ key, value }) => ({ prefix: `${key}: `, value }));
  const lines = parts.map(({ prefix, value }, index) => {
    const behind = index < parts.length - 1 ? 1 : 0;
    return inner + prefix + print(value, { indent: inner, before: inner.length + prefix.length, behind });
  });
  const [first, last] = written.kind === 'list' ? '[]' : '{}';
  return `${first}\n${lines.join(',\n')}\n${indent}${last}`;
}

/** Formats a value on one line; undefined if a part takes several lines anyway. */
function flatText(written: Written): string | undefined {
  if (written.kind === 'literal') return written.text;
  if (isEmpty(written)) return written.kind === 'list' ? '[]' : '{}';
  if (written.kind === 'object' && written.isOpen) return undefined;
  const parts =
    written.kind === 'list'
      ? written.items.map(flatText)
      : written.members.map(({ key, value }) => {
          const text = flatText(value);
          return text === undefined ? undefined : `${key}: ${text}`;
        });
  if (parts.includes(undefined)) return undefined;
  return written.kind === 'list' ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
}

function isEmpty(written: Exclude<Written, { readonly kind: 'literal' }>): boolean {
  return written.kind === 'list' ? written.items.length === 0 : written.members.length === 0;
}

/** Finds the position of a node in its line. */
export function spotOf(node: Pick<Node, 'offset' | 'length'>, text: string): Spot {
  const start = text.lastIndexOf('\n', node.offset - 1) + 1;
  const indent = /^[ \t]*/.exec(text.slice(start, node.offset))?.[0] ?? '';
  const behind = text[node.offset + node.length] === ',' ? 1 : 0;
  return { indent, before: node.offset - start, behind };
}
