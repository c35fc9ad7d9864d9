export interface DiffLine {
  readonly kind: 'unchanged' | 'removed' | 'added';
  readonly text: string;
}

/** Number of equal lines shown around a difference. */
const around = 2;

/** Lists the differing lines of two texts in blocks, each with some equal lines around it. */
export function diffLines(before: string, after: string): readonly (readonly DiffLine[])[] {
  const lines = compared(before.split('\n'), after.split('\n'));
  const shown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - around), index + around + 1).some(({ kind }) => kind !== 'unchanged'),
  );
  const hunks: DiffLine[][] = [];
  lines.forEach((line, index) => {
    if (shown[index] !== true) return;
    if (shown[index - 1] !== true) hunks.push([]);
    hunks.at(-1)?.push(line);
  });
  return hunks;
}

/**
 * Compares the lines between the common beginning and the common end of two texts, by their longest common
 * subsequence.
 */
function compared(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  let head = 0;
  while (head < Math.min(before.length, after.length) && before[head] === after[head]) head += 1;
  let tail = 0;
  const most = Math.min(before.length, after.length) - head;
  while (tail < most && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [left, right] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const unchanged = (lines: readonly string[]) =>
    lines.map((text): DiffLine => ({ kind: 'unchanged', text }));
  return [
    ...unchanged(before.slice(0, head)),
    ...middle(left, right),
    ...unchanged(tail === 0 ? [] : before.slice(-tail)),
  ];
}

function middle(left: readonly string[], right: readonly string[]): readonly DiffLine[] {
  const lengths = commonLengths(left, right);
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  const lines: DiffLine[] = [];
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [one, two] = [left[row], right[column]];
    if (one !== undefined && one === two) {
      lines.push({ kind: 'unchanged', text: one });
      row += 1;
      column += 1;
    } else if (one !== undefined && (two === undefined || at(row + 1, column) >= at(row, column + 1))) {
      lines.push({ kind: 'removed', text: one });
      row += 1;
    } else {
      lines.push({ kind: 'added', text: two ?? '' });
      column += 1;
    }
  }
  return lines;
}

/** Computes the length of the longest common subsequence of the remaining lines, for each pair of positions. */
function commonLengths(left: readonly string[], right: readonly string[]): readonly Uint16Array[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint16Array(right.length + 1));
  for (let row = left.length - 1; row >= 0; row -= 1)
    for (let column = right.length - 1; column >= 0; column -= 1) {
      const [current, next] = [lengths[row], lengths[row + 1]];
      if (current === undefined || next === undefined) continue;
      current[column] =
        left[row] === right[column]
          ? (next[column + 1] ?? 0) + 1
          : Math.max(next[column] ?? 0, current[column + 1] ?? 0);
    }
  return lengths;
}
