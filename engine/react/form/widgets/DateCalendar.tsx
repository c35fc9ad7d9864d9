import { Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.layer.css';
import { useMessages } from '../../context/use-messages.ts';
import { MantineFrame } from '../../theme/MantineFrame.tsx';

export interface DateCalendarProps {
  readonly label: string;
  /** Chosen day, `YYYY-MM-DD`; undefined where none is chosen. */
  readonly day: string | undefined;
  readonly onPick: (day: string) => void;
  readonly onClose: () => void;
}

/** Renders the calendar below a date field; days are texts everywhere, never Date objects. */
export function DateCalendar({ label, day, onPick, onClose }: DateCalendarProps) {
  const say = useMessages();
  return (
    <MantineFrame>
      <Popover
        opened
        withRoles={false}
        onDismiss={onClose}
        position="bottom-end"
        shadow="md"
        trapFocus
        returnFocus
        withinPortal
        zIndex={450}
      >
        <Popover.Target>
          <span className="en-anchor" />
        </Popover.Target>
        <Popover.Dropdown
          className="en-calendar"
          role="dialog"
          aria-label={say('date.calendar.of', { field: label })}
        >
          <h2 className="en-visually-hidden">{say('date.calendar.of', { field: label })}</h2>
          <DatePicker
            value={day ?? null}
            {...(day === undefined ? {} : { defaultDate: day })}
            onChange={(picked) => picked !== null && onPick(picked)}
            firstDayOfWeek={0}
            size="sm"
            ariaLabels={{
              previousMonth: say('date.calendar.previous'),
              nextMonth: say('date.calendar.next'),
              previousYear: say('date.calendar.previous'),
              nextYear: say('date.calendar.next'),
              previousDecade: say('date.calendar.previous'),
              nextDecade: say('date.calendar.next'),
            }}
          />
        </Popover.Dropdown>
      </Popover>
    </MantineFrame>
  );
}
