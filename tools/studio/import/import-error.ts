/** What was given is no form of the format; the message says what it is instead and what to do. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Groups and repeats within one another: a form that goes deeper is drawn by nothing. */
export const mostNested = 20;

export function nestedTooDeep(): ImportError {
  return new ImportError(
    `The file has more than ${mostNested} groups within one another. Take some of the outer ones away, then import it again.`,
  );
}
