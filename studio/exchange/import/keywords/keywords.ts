/** Outcome of a word of a format, in its own words. */
export type Outcome = 'taken' | 'changed' | 'left out';

/** A word's outcome, and what becomes of it here or why nothing does. */
export type Becomes = readonly [outcome: Outcome, as: string];

/** The words of a format, by the part of it that they stand in: its columns, its types. */
export type Keywords = Readonly<Record<string, Readonly<Record<string, Becomes>>>>;

/** Keywords of one part that become the same: `a b c` are three. */
export function alike(words: string, ...becomes: Becomes): Readonly<Record<string, Becomes>> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, becomes]));
}

interface Said {
  readonly part: string;
  readonly word: string;
  /** Text that stands there. */
  readonly value?: string | undefined;
}

/** A sentence for the analyst on a word that isn't simply taken; one that is in no table is left out. */
export function noteOn(words: Keywords, { part, word, value }: Said): string | undefined {
  const known = words[part] ?? {};
  const [outcome, as] = Object.hasOwn(known, word) ? (known[word] ?? unknown) : unknown;
  if (outcome === 'taken') return undefined;
  const said = value === undefined || value === '' || value === word ? '' : ` It says: ${value}`;
  return `The ${part} "${word}" was ${outcome}: ${as}.${said}`;
}

const unknown: Becomes = ['left out', 'it is not known here'];

/** Adds the notes on these words. */
export function noteAll(words: Keywords, left: string[], ...all: readonly Said[]): void {
  for (const said of all) {
    const note = noteOn(words, said);
    if (note !== undefined && !left.includes(note)) left.push(note);
  }
}
