import { IconButton } from '../parts/Button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';

export interface DetailsToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes what stands under a row. */
export function DetailsToggle({ label, isOpen, onToggle }: DetailsToggleProps) {
  return (
    <IconButton
      label={label}
      hint={isOpen ? 'Hide' : 'Show'}
      aria-expanded={isOpen}
      className="en-row-toggle"
      onClick={onToggle}
    >
      <ChevronIcon />
    </IconButton>
  );
}
