/** Reason why a file was not read: the mistake, its position and the remedy. */
export interface FileProblem {
  readonly file: string;
  /** Line and column, counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly help: string;
}

/** Formats `file:line:col: what; what to do`. */
export function formatFileProblem({ file, line, column, what, help }: FileProblem): string {
  return `${file}:${line}:${column}: ${what}; ${help}`;
}

/** Finds line and column of an offset in a text, counted from 1. */
export function positionAt(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
