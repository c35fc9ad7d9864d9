/** Error of a file that is no form of the format; its message names the actual content and the remedy. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}

/** Maximum of groups and repeats within one another, beyond which no form can be drawn. */
export const mostNested = 20;

export function importTooDeep(): ImportError {
  return new ImportError(
    `The file has more than ${mostNested} groups within one another. Take some of the outer ones away, then import it again.`,
  );
}
