import { Button, IconButton } from '../../../../engine/react/index.ts';

export interface ColumnButtonsProps {
  /** Title of the selected column; empty for none. */
  readonly title: string;
  readonly isHidden: boolean;
  readonly onMove?: (by: number) => void;
  readonly onHide?: (isHidden: boolean) => void;
  readonly onRemove?: () => void;
}

/** Shows buttons for the moves that drags and keys make, for touch and for users who do not drag. */
export function ColumnButtons({ title, isHidden, onMove, onHide, onRemove }: ColumnButtonsProps) {
  const isDisabled = onMove === undefined;
  return (
    <div className="studio-actions">
      <strong>{title === '' ? 'No column is selected' : title}</strong>
      <IconButton label={`Move ${title} left`} disabled={isDisabled} onClick={() => onMove?.(-1)}>
        ←
      </IconButton>
      <IconButton label={`Move ${title} right`} disabled={isDisabled} onClick={() => onMove?.(1)}>
        →
      </IconButton>
      <Button disabled={isDisabled} aria-pressed={isHidden} onClick={() => onHide?.(!isHidden)}>
        Hidden at first
      </Button>
      <Button disabled={isDisabled} onClick={onRemove}>
        Remove the column
      </Button>
    </div>
  );
}
