/** Outcome of an imported keyword of a format. */
export type KeywordOutcome = 'taken' | 'changed' | 'left out';

/** Outcome of a keyword, and its counterpart in this product or the reason for having none. */
export type Becomes = readonly [outcome: KeywordOutcome, as: string];

/**
 * Outcomes of a format's keywords, by the part of the format that a keyword belongs to, such as its columns or its
 * types.
 */
export type Keywords = Readonly<Record<string, Readonly<Record<string, Becomes>>>>;

/** Maps several keywords, separated by spaces, to the same outcome. */
export function alike(words: string, ...becomes: Becomes): Readonly<Record<string, Becomes>> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, becomes]));
}

interface Said {
  readonly part: string;
  readonly word: string;
  /** Value that the file gives to the keyword. */
  readonly value?: string | undefined;
}

/**
 * Builds a sentence for the analyst about a keyword that is not imported unchanged; a keyword in no table
 * counts as left out.
 */
export function noteOn(words: Keywords, { part, word, value }: Said): string | undefined {
  const known = words[part] ?? {};
  const [outcome, as] = Object.hasOwn(known, word) ? (known[word] ?? unknown) : unknown;
  if (outcome === 'taken') return undefined;
  const said = value === undefined || value === '' || value === word ? '' : ` It says: ${value}`;
  return `The ${part} "${word}" was ${outcome}: ${as}.${said}`;
}

const unknown: Becomes = ['left out', 'it is not known here'];

/** Adds the notes on the given keywords, each once. */
export function noteAll(words: Keywords, left: string[], ...all: readonly Said[]): void {
  for (const said of all) {
    const note = noteOn(words, said);
    if (note !== undefined && !left.includes(note)) left.push(note);
  }
}
