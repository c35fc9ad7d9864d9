import { readdirSync, readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import { getAt, setAt } from '../../engine/core/json/pointer.ts';

/** Fenced block of a page: ` ```json schemas/book/book.schema.json ` has the language `json` and one label. */
export interface GuideBlock {
  readonly language: string;
  readonly labels: readonly string[];
  readonly text: string;
  /** Line of the page, from 1, for messages about the block. */
  readonly line: number;
}

export interface GuidePage {
  readonly name: string;
  readonly text: string;
  readonly blocks: readonly GuideBlock[];
}

const folder = new URL('../../docs/analyst/', import.meta.url);

/** Pages of the analyst guide with their blocks. */
export const guidePages: readonly GuidePage[] = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { name: file.replace('.md', ''), text, blocks: blocksOf(text) };
  });

/** Lists the blocks of a page, without the indentation of a block inside a list. */
export function blocksOf(text: string): readonly GuideBlock[] {
  return [...text.matchAll(/^( *)```(\w+)([^\n]*)\n([\s\S]*?)^\1```$/gm)].map((found) => {
    const [, indent = '', language = '', labels = '', content = ''] = found;
    return {
      language,
      labels: labels.split(/\s+/).filter((label) => label !== ''),
      text: content.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: text.slice(0, found.index).split('\n').length,
    };
  });
}

/** Collects the blocks that are whole files of the schema set, by path. */
export function filesOf({ blocks }: GuidePage): ReadonlyMap<string, string> {
  const files = blocks.filter(
    ({ labels: [path, more] }) => path?.endsWith('.json') === true && more === undefined,
  );
  return new Map(files.map(({ labels: [path = ''], text }) => [path, text]));
}

/** Change that a reader of a page makes to one file. */
export interface GuideStep {
  readonly path: string;
  /** Returns the file after the step; `before` is undefined for a step that creates the file. */
  readonly change: (before: string | undefined) => string;
}

/** Lists the steps of a page in order: ` ```json new PATH ` and ` ```json change PATH POINTER `. */
export function stepsOf({ blocks }: GuidePage): readonly GuideStep[] {
  return blocks.flatMap((block) => {
    const [verb, path = ''] = block.labels;
    if (verb === 'new') return [{ path, change: () => block.text }];
    return verb === 'change' ? [{ path, change: (before) => changed(before, block) }] : [];
  });
}

/** Applies a block to a file: adds members to an object or an item to a list, and replaces anything else. */
function changed(before: string | undefined, { labels: [, , pointer = ''], text }: GuideBlock): string {
  const file = JSON.parse(before ?? '{}') as JsonObject;
  const there = getAt(file, pointer);
  const isMembers = !Array.isArray(there) && text.trim().startsWith('"');
  const given = JSON.parse(isMembers ? `{${text}}` : text) as Json;
  const isItem = Array.isArray(there) && !Array.isArray(given);
  const next = isItem
    ? [...there, given]
    : isMembers
      ? { ...(there as JsonObject), ...(given as JsonObject) }
      : given;
  return JSON.stringify(setAt(file, pointer, next), undefined, 2);
}
