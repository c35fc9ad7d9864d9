/** Error of a file that is no form of the format; its message names the actual content and the remedy. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Limit on nested groups and repeats, beyond which nothing draws a form. */
export const mostNested = 20;

export function nestedTooDeep(): ImportError {
  return new ImportError(
    `The file has more than ${mostNested} groups within one another. Take some of the outer ones away, then import it again.`,
  );
}
