import { readdirSync, readFileSync } from 'node:fs';

/** A fenced block of a page: ` ```json schemas/book/book.schema.json ` has the language json and one label. */
export interface GuideBlock {
  readonly language: string;
  readonly labels: readonly string[];
  readonly text: string;
  /** Line of the page, from 1, to be named when the block does not hold. */
  readonly line: number;
}

export interface GuidePage {
  readonly name: string;
  readonly text: string;
  readonly blocks: readonly GuideBlock[];
}

const folder = new URL('../../docs/analyst/', import.meta.url);

/** Every page of the analyst guide with its blocks. */
export const guidePages: readonly GuidePage[] = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .toSorted()
  .map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8');
    return { name: file.replace('.md', ''), text, blocks: blocksOf(text) };
  });

/** Blocks may stand in a list: what they are moved in by is taken off. */
function blocksOf(text: string): readonly GuideBlock[] {
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

/** The blocks that are whole files of the schema set, by path. */
export function filesOf({ blocks }: GuidePage): ReadonlyMap<string, string> {
  const files = blocks.filter(
    ({ labels: [path, more] }) => path?.endsWith('.json') === true && more === undefined,
  );
  return new Map(files.map(({ labels: [path = ''], text }) => [path, text]));
}
