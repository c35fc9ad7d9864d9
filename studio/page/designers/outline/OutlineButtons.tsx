import { Button, IconButton } from '../../../../engine/react/index.ts';

export interface OutlineButtonsProps {
  /** Title of the selected row; empty for none. */
  readonly title: string;
  /** Noun for the separate container that the row can get, if any. */
  readonly apart: string | undefined;
  /** Reason why the last change failed; empty where it succeeded. */
  readonly refusal: string;
  readonly onMove: (by: 1 | -1) => void;
  readonly onSetApart: () => void;
  readonly onRemove: () => void;
}

/** Shows buttons for the moves that drags and keys make, for touch and for users who do not drag. */
export function OutlineButtons({ title, apart, refusal, onMove, onSetApart, onRemove }: OutlineButtonsProps) {
  const isDisabled = title === '';
  return (
    <div className="studio-actions">
      <strong>{isDisabled ? 'Nothing is selected' : title}</strong>
      <IconButton label={`Move ${title} up`} disabled={isDisabled} onClick={() => onMove(-1)}>
        ↑
      </IconButton>
      <IconButton label={`Move ${title} down`} disabled={isDisabled} onClick={() => onMove(1)}>
        ↓
      </IconButton>
      {apart !== undefined && <Button onClick={onSetApart}>{`Put into a ${apart} of its own`}</Button>}
      <Button disabled={isDisabled} onClick={onRemove}>
        Remove
      </Button>
      <span role="status">{refusal}</span>
    </div>
  );
}
