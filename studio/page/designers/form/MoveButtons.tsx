import { Button, IconButton } from '../../../../engine/react/index.ts';
import type { MoveDirection } from './use-form-moves.ts';

const signs = { up: '↑', down: '↓', left: '←', right: '→' } as const;
const directions = ['up', 'down', 'left', 'right'] as const;

export interface MoveButtonsProps {
  /** Title of the selected field; empty where none is. */
  readonly title: string;
  readonly isDisabled: boolean;
  readonly onMove: (to: MoveDirection) => void;
}

/** Offers the moves of a drag, for fingers and for whoever does not drag. */
export function MoveButtons({ title, isDisabled, onMove }: MoveButtonsProps) {
  return (
    <div className="studio-actions">
      <strong>{title === '' ? 'No field is selected' : title}</strong>
      {directions.map((to) => (
        <IconButton key={to} label={`Move ${title} ${to}`} disabled={isDisabled} onClick={() => onMove(to)}>
          {signs[to]}
        </IconButton>
      ))}
      <Button disabled={isDisabled} onClick={() => onMove('off')}>
        Take off the form
      </Button>
    </div>
  );
}
