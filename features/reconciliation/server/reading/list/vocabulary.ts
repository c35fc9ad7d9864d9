import columnWords from './columns.json' with { type: 'json' };
import sectionWords from './sections.json' with { type: 'json' };

/** Kind of content of a column in a pasted table. */
export type ListColumn = keyof typeof columnWords;

/** Kind of content under a heading: medications taken, no longer taken, or none at all. */
export type ListSection = keyof typeof sectionWords;

const columns = byWord(columnWords);
const sections = byWord(sectionWords);

/** Finds the column that a heading cell names; undefined for any other text. */
export function columnNamed(cell: string): ListColumn | undefined {
  return columns.get(folded(cell));
}

/** Finds the section that a heading opens: `STOP taking these medications`, `Current Medications (12):`. */
export function sectionOf(line: string): ListSection | undefined {
  const plain = line
    .replace(/\(\s*\d+\s*\)|\(as of[^)]*\)|\bas of\b.*$|\b(?:on|at) (?:discharge|admission) .*$/giu, '')
    .replace(/^(?:the |list of |patient'?s? |mr\.? \S+ |mrs\.? \S+ )/iu, '');
  return sections.get(folded(plain));
}

function byWord<Words extends Readonly<Record<string, readonly string[]>>>(
  words: Words,
): ReadonlyMap<string, Extract<keyof Words, string>> {
  const found = new Map<string, Extract<keyof Words, string>>();
  for (const name in words) for (const word of words[name] ?? []) found.set(folded(word), name);
  return found;
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
