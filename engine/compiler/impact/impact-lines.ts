import type { EntityImpact, RecordFinding } from '../../core/compare/record-impact.ts';
import type { Change, Direction } from './change.ts';

/** Formats the differences for the terminal, entity by entity. */
export function changeLines(changes: readonly Change[], revision: string): readonly string[] {
  if (changes.length === 0) return [`Nothing that decides what is valid has changed since ${revision}.`];
  const groups = [...Map.groupBy(changes, ({ entity }) => entity)];
  const width = Math.max(...changes.map(({ at }) => at.length));
  const lines = groups.flatMap(([entity, members]) => [
    '',
    entity,
    ...members.map((each) => changeLine(each, width)),
  ]);
  const narrower = changes.filter(({ direction }) => direction === 'narrower').length;
  const closing =
    narrower === 0 ? 'None can refuse what was valid.' : `${narrower} can refuse what was valid.`;
  const noun = changes.length === 1 ? 'difference' : 'differences';
  return [...lines.slice(1), '', `${changes.length} ${noun} since ${revision}. ${closing}`];
}

const words: Readonly<Record<Direction, string>> = {
  narrower: 'narrower',
  wider: 'wider   ',
  other: 'other   ',
};

function changeLine({ at, direction, what, where }: Change, width: number): string {
  return `  ${words[direction]}  ${at.padEnd(width)}  ${what}${where === undefined ? '' : `  (${where})`}`;
}

/** Describes the consequences for stored records: counts and ids, never a value. */
export function recordLines(impacts: readonly EntityImpact[]): readonly string[] {
  const total = impacts.reduce((sum, { records }) => sum + records, 0);
  const lines = impacts.flatMap(entityLines);
  const invalid = impacts.reduce((sum, { becomeInvalid }) => sum + becomeInvalid, 0);
  const closing =
    invalid === 0 ? 'No stored record becomes invalid' : `${invalid} stored ${plural(invalid)} invalid`;
  return [...lines, `${closing}; ${total} looked at.`];
}

function plural(count: number): string {
  return count === 1 ? 'record becomes' : 'records become';
}

function entityLines({
  entity,
  records,
  becomeInvalid,
  becomeValid,
  converted,
  left,
  findings,
}: EntityImpact): readonly string[] {
  const of = `of ${records} ${entity} records`;
  return [
    ...(becomeInvalid > 0 ? [`${becomeInvalid} ${of} become invalid:`, ...findings.map(findingLine)] : []),
    ...(converted > 0 ? [`${converted} ${of} are converted by migrations.`] : []),
    ...(left > 0 ? [`${left} ${of} have a value that no migration can convert.`] : []),
    ...(becomeValid > 0 ? [`${becomeValid} ${of} become valid.`] : []),
  ];
}

function findingLine({ at, code, count, ids }: RecordFinding): string {
  const more = count > ids.length ? `, and ${count - ids.length} more` : '';
  return `  ${count}  ${at === '' ? 'the record' : at} ${code} (ids ${ids.join(', ')}${more})`;
}
