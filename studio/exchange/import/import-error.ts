/** Refusal of a file that is no form of the format; the message names its actual content and the remedy. */
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
