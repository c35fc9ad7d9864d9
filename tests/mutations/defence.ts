/** Piece of source that prevents one fault, and the test that has to notice its removal. */
export interface Defence {
  /** Number of the fault, as in the titles of tests: `[FAULT-05]`. */
  readonly fault: number;
  /** Behaviour that the source ensures, as a sentence. */
  readonly what: string;
  /** Path from the root of the project. */
  readonly file: string;
  /** Exact text of the defence, which is in the file once. */
  readonly source: string;
  /** Text in place of the source while the defence is removed. */
  readonly without: string;
  readonly test: TestName;
}

export interface TestName {
  /** Path from the root of the project. */
  readonly file: string;
  /**
   * Part of the test's title, with `$name` of a table as written; if several tests have this part, at least one has to
   * fail.
   */
  readonly title: string;
  /** Database whose locks the defence uses, for suites that run on several. */
  readonly on?: 'PostgreSQL';
}

/** Result of a test without the defence. */
export type Outcome =
  | { readonly state: 'killed' | 'survived' }
  /**
   * Outcome without a verdict: the test fails even with the defence, is not found, or the source no longer loads
   * without the defence.
   */
  | { readonly state: 'broken'; readonly why: string };

/** Removes the defence from the text of a file. Throws unless the text has it exactly once. */
export function withoutDefence(text: string, { file, source, without }: Defence): string {
  const times = text.split(source).length - 1;
  if (times === 1) return text.replace(source, () => without);
  const found = times === 0 ? 'is not' : `is ${times} times`;
  throw new Error(
    `This text ${found} in ${file}, and has to be once: move the entry in tests/mutations/defences with its source.\n${source}`,
  );
}
