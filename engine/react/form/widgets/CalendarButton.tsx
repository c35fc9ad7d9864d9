import { useMessages } from '../../context/use-messages.ts';
import { IconButton } from '../../parts/Button.tsx';
import { CalendarIcon } from '../../parts/table-icons.tsx';
import type { ControlProps } from './control.ts';

interface Props {
  readonly field: ControlProps;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Renders the button beside the line for a day, which opens the calendar. */
export function CalendarButton({ field, isOpen, onOpen }: Props) {
  const say = useMessages();
  return (
    <IconButton
      label={say('date.calendar.open', { field: field.label })}
      hint={say('date.calendar')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      disabled={field.isDisabled}
      onClick={onOpen}
    >
      <CalendarIcon />
    </IconButton>
  );
}
