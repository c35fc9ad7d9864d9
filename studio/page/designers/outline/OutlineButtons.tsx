import { Button, IconButton } from '../../../../engine/react/index.ts';

export interface OutlineButtonsProps {
  /** Title of the selected row; empty where none is. */
  readonly title: string;
  /** Noun for what the row can be put into of its own, where there is one. */
  readonly apart: string | undefined;
  /** Reason why the last change was not made; empty where it was. */
  readonly refusal: string;
  readonly onMove: (by: 1 | -1) => void;
  readonly onSetApart: () => void;
  readonly onRemove: () => void;
}

/** Offers the moves of drags and keys, for fingers and for whoever does not drag. */
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
