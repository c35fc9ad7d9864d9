import type { DecidedGroup } from '../../core/compare/decisions.ts';
import { type EntrySince, sinceLast, type WaitingOf } from '../../core/compare/since-last.ts';
import { useMessages } from '../context/use-messages.ts';

export interface SinceLastProps {
  readonly groups: readonly DecidedGroup[];
  readonly listOf: WaitingOf;
}

/** Renders the numbers of entries that are new, changed or gone since the last result. */
export function SinceLast({ groups, listOf }: SinceLastProps) {
  const say = useMessages();
  const sinceOf = sinceLast(groups, listOf);
  if (sinceOf === undefined) return null;
  const states = groups.map(({ entries }): EntrySince => {
    const all = new Set(entries.map(sinceOf));
    if (all.has('changed')) return 'changed';
    if (all.has('gone')) return 'gone';
    return all.has('fresh') ? 'fresh' : 'kept';
  });
  const count = (state: EntrySince) => states.filter((each) => each === state).length;
  return (
    <p className="en-decide-since">
      {say('decide.since', { fresh: count('fresh'), changed: count('changed'), gone: count('gone') })}
    </p>
  );
}
