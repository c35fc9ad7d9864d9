/** Formats a table for the terminal: the first column left-aligned, the numbers of the others right-aligned. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): readonly string[] {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  return all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

export interface Paragraph {
  readonly text: string;
  readonly width: number;
  /** Text before the first line. */
  readonly first: string;
  /** Text before every further line. */
  readonly further: string;
}

/** Wraps a long text between words. */
export function wrap({ text, width, first, further }: Paragraph): readonly string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isStart = line === first || line === further;
    if (!isStart && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${further}${word}`;
    } else {
      line = isStart ? `${line}${word}` : `${line} ${word}`;
    }
  }
  return [...lines, line];
}

/**
 * Shortens a long name in the middle, since its beginning says most and its end distinguishes files of one series.
 */
export function shorten(name: string, length: number): string {
  if (name.length <= length) {
    return name;
  }
  const tail = Math.floor(length / 3);
  return `${name.slice(0, length - tail - 1)}…${name.slice(-tail)}`;
}
