import type { Diagnostics } from '../../diagnostics.ts';
import type { CodesFile } from '../../files/codes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { SourceSet } from '../../source/source-set.ts';

type Limits = NonNullable<CodesFile['codes'][number]['limits']>;

/** Range of numbers; an end marked as open is not part of the range. */
interface Range {
  readonly index: number;
  readonly code: string;
  readonly low: number;
  readonly isLowOpen: boolean;
  readonly high: number;
  readonly isHighOpen: boolean;
}

/** Requires each entry's limits to include a number, and no number to be within the limits of two entries. */
export function limitsLeaveRoom(sources: SourceSet, diagnostics: Diagnostics): void {
  for (const file of sources.of('codes').values()) {
    const ranges = file.value.codes.flatMap(({ code, limits }, index) =>
      limits === undefined || isTwofold({ file, index, limits }, diagnostics)
        ? []
        : [rangeOf(limits, index, code)],
    );
    for (const range of ranges) if (isEmpty(range)) reportEmpty(file, range, diagnostics);
    const inOrder = ranges.filter((range) => !isEmpty(range)).toSorted((a, b) => a.low - b.low);
    for (const [position, range] of inOrder.entries()) {
      const next = inOrder[position + 1];
      if (next !== undefined && overlap(range, next)) reportOverlap(file, [range, next], diagnostics);
    }
  }
}

function rangeOf({ from, above, through, below }: Limits, index: number, code: string): Range {
  return {
    ...{ index, code, low: from ?? above ?? -Infinity, high: through ?? below ?? Infinity },
    ...{ isLowOpen: above !== undefined, isHighOpen: below !== undefined },
  };
}

interface EntryLimits {
  readonly file: SourceFile;
  readonly index: number;
  readonly limits: Limits;
}

/** Refuses limits that give the same end of a range twice, inclusive and exclusive. */
function isTwofold({ file, index, limits }: EntryLimits, diagnostics: Diagnostics): boolean {
  const pairs = [
    ['from', 'above'],
    ['through', 'below'],
  ] as const;
  const pair = pairs.find(([inside, outside]) => inside in limits && outside in limits);
  if (pair === undefined) return false;
  const [inside, outside] = pair;
  const message = `"${inside}" and "${outside}" say two things about one end of the range.`;
  const help = `Keep "${inside}" if the number itself belongs to the range, else "${outside}".`;
  diagnostics.report(file, { code: 'codes/limits', message, help, at: ['codes', index, 'limits'] });
  return true;
}

function isEmpty({ low, high, isLowOpen, isHighOpen }: Range): boolean {
  return low > high || (low === high && (isLowOpen || isHighOpen));
}

/** Reports whether two ranges overlap; `second` begins where `first` does, or later. */
function overlap(first: Range, second: Range): boolean {
  if (first.low === second.low) return true;
  return second.low < first.high || (second.low === first.high && !first.isHighOpen && !second.isLowOpen);
}

function reportEmpty(file: SourceFile, { index, code }: Range, diagnostics: Diagnostics): void {
  const message = `No number lies within the limits of "${code}".`;
  const help = 'The lower end must be below the upper one.';
  diagnostics.report(file, { code: 'codes/limits', message, help, at: ['codes', index, 'limits'] });
}

function reportOverlap(
  file: SourceFile,
  [first, second]: readonly [Range, Range],
  diagnostics: Diagnostics,
): void {
  const message = `The limits of "${second.code}" and "${first.code}" overlap: a number would belong to both.`;
  const help = 'Let one end where the other begins: "below" and "from", or "through" and "above".';
  diagnostics.report(file, { code: 'codes/limits', message, help, at: ['codes', second.index, 'limits'] });
}
