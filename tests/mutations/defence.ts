/** A piece of source that keeps one fault from happening, and the test that has to notice when it is gone. */
export interface Defence {
  /** Number of the fault, as in the titles of tests: `[FAULT-05]`. */
  readonly fault: number;
  /** Behaviour of the source, as a sentence. */
  readonly what: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** The exact text that is the defence; it stands once in the file. */
  readonly source: string;
  /** Text that replaces the source while the defence is removed. */
  readonly without: string;
  readonly test: TestName;
}

export interface TestName {
  /** Path from the root of the project. */
  readonly file: string;
  /** Part of the title, `$name` of a table as it stands; where several tests have it, at least one has to fail. */
  readonly title: string;
  /** Database whose locks are meant, for suites that run on several. */
  readonly on?: 'PostgreSQL';
}

/** Result of a test while a defence was removed. */
export type Outcome =
  | { readonly state: 'killed' | 'survived' }
  /** The test could not be asked: it fails with the defence, is not found, or the source no longer loads without it. */
  | { readonly state: 'broken'; readonly why: string };

/** The text of a file without the defence. Throws when the defence does not stand in it exactly once. */
export function withoutDefence(text: string, { file, source, without }: Defence): string {
  const times = text.split(source).length - 1;
  if (times === 1) return text.replace(source, () => without);
  const found = times === 0 ? 'is not' : `is ${times} times`;
  throw new Error(
    `This text ${found} in ${file}, and has to be once: move the entry in tests/mutations/defences with its source.\n${source}`,
  );
}
