import { Suspense, useState } from 'react';
import { formatDate, parseTypedDate } from '../../../core/dates/dates.ts';
import { useMessages } from '../../context/use-messages.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { useTypedText } from './use-typed-text.ts';

// Loads the calendar when first opened, since it is large and seldom used.
const DateCalendar = lazyPart(async () => (await import('./DateCalendar.tsx')).DateCalendar);

/** Renders a calendar day, which the user types as MM/DD/YYYY or picks. It has no time zone that could shift it. */
export function DateControl(props: ControlProps) {
  const say = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { native } = useTypedText<HTMLInputElement>(props, {
    format: (value) => formatDate(textOf(value)),
    parse: (text) => parseTypedDate(text) ?? valueOfText(text),
  });

  function pick(day: string): void {
    setIsOpen(false);
    props.onChoose(day);
    document.getElementById(props.id)?.focus();
  }

  return (
    <span className="en-with-button">
      <input
        id={props.id}
        className="en-input"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        {...native}
        placeholder={props.placeholder ?? say('date.placeholder')}
        disabled={props.isDisabled}
        {...ariaOf(props)}
      />
      <CalendarButton field={props} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense fallback={null}>
          <DateCalendar
            label={props.label}
            day={parseTypedDate(textOf(props.value))}
            onPick={pick}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
