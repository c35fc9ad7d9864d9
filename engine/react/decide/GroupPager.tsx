import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';

export interface GroupPagerProps {
  /** Index of the shown group. */
  readonly at: number;
  readonly total: number;
  readonly kind: string;
  /** Number of selected rows in all groups, since those of other groups are out of sight. */
  readonly selected: number;
  readonly onTurn: (to: number) => void;
}

/** Renders the way from group to group where the page is too narrow for more than one; the last leads to the first. */
export function GroupPager({ at, total, kind, selected, onTurn }: GroupPagerProps) {
  const say = useMessages();
  return (
    <nav className="en-decide-pager" aria-label={say('decide.groups')}>
      <Button onClick={() => onTurn((at + total - 1) % total)}>{say('decide.groups.previous')}</Button>
      <p aria-live="polite">
        {say('decide.groups.at', { at: at + 1, total, kind })}
        {selected > 0 && <span>{say('decide.groups.selected', { n: selected })}</span>}
      </p>
      <Button onClick={() => onTurn((at + 1) % total)}>{say('decide.groups.next')}</Button>
    </nav>
  );
}
