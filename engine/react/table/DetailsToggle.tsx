import { useMessages } from '../context/use-messages.ts';
import { IconButton } from '../parts/Button.tsx';
import { ChevronIcon } from '../parts/icons.tsx';

export interface DetailsToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens and closes the details under a row. */
export function DetailsToggle({ label, isOpen, onToggle }: DetailsToggleProps) {
  const say = useMessages();
  return (
    <IconButton
      label={label}
      hint={say(isOpen ? 'table.details.hide' : 'table.details.show')}
      aria-expanded={isOpen}
      className="en-row-toggle"
      onClick={onToggle}
    >
      <ChevronIcon />
    </IconButton>
  );
}
