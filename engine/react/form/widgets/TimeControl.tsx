import { formatTimeOfDay, parseTypedTime } from '../../../core/dates/times.ts';
import { useMessages } from '../../context/use-messages.ts';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { useTypedText } from './use-typed-text.ts';

/** Renders a time of day without a time zone, typed with 12 or 24 hours and shown in the user's locale. */
export function TimeControl(props: ControlProps) {
  const say = useMessages();
  const { native } = useTypedText<HTMLInputElement>(props, {
    format: (value) => formatTimeOfDay(textOf(value)),
    parse: (text) => parseTypedTime(text) ?? valueOfText(text),
  });
  return (
    <input
      id={props.id}
      className="en-input"
      type="text"
      autoComplete="off"
      {...native}
      placeholder={props.placeholder ?? say('time.placeholder')}
      disabled={props.isDisabled}
      {...ariaOf(props)}
    />
  );
}
