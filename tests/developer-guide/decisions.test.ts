import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../tools/quality/process.ts';

const folder = join(projectRoot, 'docs/decisions');
const kept = decisionsIn(folder);
const archived = decisionsIn(join(folder, 'archive'));

/** Pattern of a heading, which begins with the number of its file; a colon may follow. */
const heading = /^# (\d{4}):? /;

interface Decision {
  /** Name of the file, which begins with the decision's number. */
  readonly file: string;
  readonly text: string;
}

function decisionsIn(path: string): readonly Decision[] {
  return readdirSync(path)
    .filter((file) => /^\d/.test(file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(join(path, file), 'utf8') }));
}

/** Lists the rows of an index without the day, which the files do not state. */
function rowsOf(index: string): readonly string[] {
  const rows = readFileSync(index, 'utf8').matchAll(
    /^\| (\[\d{4}\]\([^)]+\) \| .+?) \| \d{4}-\d\d-\d\d \| (.+) \|$/gm,
  );
  return [...rows].map(([, decision = '', status = '']) => `${decision} | ${status}`).toSorted();
}

/** Row of the index for a decision: its number, its title, and the status at its head. */
function rowOf({ file, text }: Decision): string {
  const title = text.slice(0, text.indexOf('\n')).replace(heading, '');
  const status = /^\*\*Status\.\*\* (In part o|O)(verruled by .+?): /m.exec(text);
  return `[${file.slice(0, 4)}](${file}) | ${title} | ${status === null ? 'in force' : `${status[1]?.toLowerCase()}${status[2]}`}`;
}

describe('decisions', () => {
  it('have the number of their file in their heading, each its own', () => {
    const wrong = [...kept, ...archived].filter(
      ({ file, text }) => heading.exec(text)?.[1] !== file.slice(0, 4),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
    const numbers = [...kept, ...archived].map(({ file }) => file.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it.each([
    { index: 'docs/decisions/README.md', decisions: kept },
    { index: 'docs/decisions/archive/README.md', decisions: archived },
  ])('stand in $index with their title and status, and nothing else does', ({ index, decisions }) => {
    expect(rowsOf(join(projectRoot, index))).toEqual(decisions.map(rowOf));
  });

  it('say at their head by which file they are overruled', () => {
    const heads = [...kept, ...archived].filter(({ text }) => text.includes('**Status.**'));
    expect(heads.length).toBeGreaterThan(20);
    for (const { file, text } of heads)
      expect(text, basename(file)).toMatch(
        /^# .+\n\n\*\*Status\.\*\* (?:In part overruled|Overruled) by \[\d{4}\]\([^)]+\)(?: and \[\d{4}\]\([^)]+\))?: .+\n\n/,
      );
  });

  it('are few enough to be read: the others are in the archive', () => {
    expect(kept.length).toBeLessThanOrEqual(120);
  });
});
