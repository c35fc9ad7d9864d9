import type { DecidedEntry, DecidedGroup } from '../../core/compare/decisions.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { useMessages } from '../context/use-messages.ts';
import type { WaitingList } from './use-compared-lists.ts';

type ListOf = (row: JsonObject) => WaitingList | undefined;

export type Since = 'fresh' | 'changed' | 'gone' | 'kept';

/** What became of an entry since the last result: undefined where there is none to measure by. */
export function sinceLast(entry: DecidedEntry, group: DecidedGroup, listOf: ListOf): Since {
  const isBaseline = (row: JsonObject) => listOf(row)?.isBaseline === true;
  const known = entry.rows.filter(isBaseline).length;
  if (known > 0) {
    if (known < entry.rows.length) return 'kept';
    return group.entries.length > 1 ? 'changed' : 'gone';
  }
  return group.entries.some(({ rows }) => rows.some(isBaseline)) ? 'changed' : 'fresh';
}

export interface SinceLastProps {
  readonly groups: readonly DecidedGroup[];
  readonly listOf: ListOf;
}

/** How many entries are new, changed or gone since the last result. */
export function SinceLast({ groups, listOf }: SinceLastProps) {
  const say = useMessages();
  if (!hasBaseline(groups, listOf)) return null;
  const states = groups.map((group) => {
    const all = new Set(group.entries.map((entry) => sinceLast(entry, group, listOf)));
    if (all.has('changed')) return 'changed';
    return all.has('gone') ? 'gone' : [...all][0];
  });
  const count = (state: Since) => states.filter((each) => each === state).length;
  return (
    <p className="en-decide-since">
      {say('decide.since', { fresh: count('fresh'), changed: count('changed'), gone: count('gone') })}
    </p>
  );
}

export function hasBaseline(groups: readonly DecidedGroup[], listOf: ListOf): boolean {
  return groups.some(({ entries }) =>
    entries.some(({ rows }) => rows.some((row) => listOf(row)?.isBaseline === true)),
  );
}
