import type { Target } from './target.ts';

/** Change of one line in a file. */
export interface LineChange {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

type Texts = ReadonlyMap<string, string>;

/** Lists the lines that differ, with their text after the rename, which neither adds nor removes lines. */
export function linesChanged(before: Texts, after: Texts): readonly LineChange[] {
  return [...after].flatMap(([path, text]) => {
    const old = (before.get(path) ?? '').split('\n');
    return text
      .split('\n')
      .flatMap((line, index) => (line === old[index] ? [] : [{ path, line: index + 1, text: line.trim() }]));
  });
}

/** Finds lines that still contain the old name; for a field, only in files about its entity. */
export function mentionsLeft(texts: Texts, { kind, file, from }: Target): readonly LineChange[] {
  const word = new RegExp(
    `(?<![A-Za-z0-9_-])${from.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}(?![A-Za-z0-9_-])`,
  );
  return [...texts].flatMap(([path, text]) => {
    if (kind === 'field' && !isAbout(path, text, file.stem)) return [];
    return text
      .split('\n')
      .flatMap((line, index) => (word.test(line) ? [{ path, line: index + 1, text: line.trim() }] : []));
  });
}

function isAbout(path: string, text: string, entity: string): boolean {
  const stem = path.slice(path.lastIndexOf('/') + 1).split('.', 1)[0];
  return stem === entity || text.includes(`"entity": "${entity}"`);
}
