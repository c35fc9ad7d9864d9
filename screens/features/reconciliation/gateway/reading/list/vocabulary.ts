import columnWords from './columns.json' with { type: 'json' };
import sectionWords from './sections.json' with { type: 'json' };

/** What a column of a pasted table holds. */
export type Column = keyof typeof columnWords;

/** What stands under a heading: what is taken, what is not taken any more, or no medications at all. */
export type Section = keyof typeof sectionWords;

const columns = byWord<Column>(Object.entries(columnWords) as [Column, string[]][]);
const sections = byWord<Section>(Object.entries(sectionWords) as [Section, string[]][]);

/** The column that a cell heads; undefined for what is no heading. */
export function columnOf(cell: string): Column | undefined {
  return columns.get(folded(cell));
}

/** What stands below a line that is a heading: `STOP taking these medications`, `Current Medications (12):`. */
export function sectionOf(line: string): Section | undefined {
  const plain = line
    .replace(/\(\s*\d+\s*\)|\(as of[^)]*\)|\bas of\b.*$|\b(?:on|at) (?:discharge|admission) .*$/giu, '')
    .replace(/^(?:the |list of |patient'?s? |mr\.? \S+ |mrs\.? \S+ )/iu, '');
  return sections.get(folded(plain));
}

function byWord<Name extends string>(
  entries: readonly (readonly [Name, readonly string[]])[],
): ReadonlyMap<string, Name> {
  return new Map(entries.flatMap(([name, words]) => words.map((word) => [folded(word), name] as const)));
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/[*_=~•:.]+/gu, ' ')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
