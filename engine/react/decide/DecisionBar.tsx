import type { DecideSource } from '../../core/product/decide.ts';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import type { GridActions } from './use-grid-keys.ts';

export interface DecisionBarProps {
  readonly source: DecideSource;
  readonly actions: GridActions;
  /** Number of rows to which a decision applies. */
  readonly acted: number;
  readonly canMerge: boolean;
}

/** Renders the decisions as buttons, each with its keyboard shortcut. */
export function DecisionBar({ source, actions, acted, canMerge }: DecisionBarProps) {
  const say = useMessages();
  return (
    <div className="en-decide-bar" role="toolbar" aria-label={say('table.actions')}>
      {source.decisions.map(({ status, title, key }, index) => (
        <Act
          key={status}
          title={title}
          letter={key}
          isOff={acted === 0}
          onAct={() => actions.decide(index)}
        />
      ))}
      <Act title={say('decide.merge')} letter={source.mergeKey} isOff={!canMerge} onAct={actions.merge} />
      <Act title={say('decide.undo')} letter={source.undoKey} isOff={acted === 0} onAct={actions.undo} />
      <Act title={source.add.title} letter={source.add.key} isOff={false} onAct={actions.add} />
    </div>
  );
}

interface ActProps {
  readonly title: string;
  readonly letter: string;
  readonly isOff: boolean;
  readonly onAct: () => void;
}

function Act({ title, letter, isOff, onAct }: ActProps) {
  return (
    <Button disabled={isOff} onClick={onAct} aria-keyshortcuts={letter}>
      {title}
      <kbd>{letter.toUpperCase()}</kbd>
    </Button>
  );
}
