import { Button, IconButton } from '../../../../../engine/react/index.ts';
import type { MoveDirection } from './use-form-moves.ts';

const signs = { up: '↑', down: '↓', left: '←', right: '→' } as const;
const directions = ['up', 'down', 'left', 'right'] as const;

export interface MoveButtonsProps {
  readonly title: string;
  readonly onMove: (to: MoveDirection) => void;
}

/** What dragging does, for fingers and for whoever does not drag. */
export function MoveButtons({ title, onMove }: MoveButtonsProps) {
  return (
    <div className="studio-actions">
      {directions.map((to) => (
        <IconButton key={to} label={`Move ${title} ${to}`} onClick={() => onMove(to)}>
          {signs[to]}
        </IconButton>
      ))}
      <Button onClick={() => onMove('off')}>Take off the form</Button>
    </div>
  );
}
