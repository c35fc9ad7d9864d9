import { useMessages } from '../../context/use-messages.ts';
import { type ControlProps, textOf } from './control.ts';
import { lengthOf } from './length-of.ts';

export interface CounterProps {
  readonly id: string;
  readonly control: ControlProps;
  /** Text that was typed last, which the form's values may not have yet. */
  readonly typed: string | undefined;
  readonly max: number;
}

/** Renders the used part of a limited text: '{n} of {max}'. */
export function Counter({ id, control, typed, max }: CounterProps) {
  const say = useMessages();
  const text = control.isTyping() ? (typed ?? '') : textOf(control.value);
  return (
    <span id={id} className="en-counter">
      {say('counter', { n: lengthOf(text), max })}
    </span>
  );
}

/** Joins the ids of the texts that describe a control; the counter, if any, is one of them. */
export function describedWith(describedBy: string | undefined, counterId: string | undefined) {
  const ids = [describedBy, counterId].filter((id) => id !== undefined);
  return ids.length === 0 ? undefined : ids.join(' ');
}
