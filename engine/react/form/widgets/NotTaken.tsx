import { registerMessages } from '../../../core/messages/messages.ts';
import { typingMessages } from '../../../core/messages/typing-messages.ts';
import { useMessages } from '../../context/use-messages.ts';
import './not-taken.css';

registerMessages(typingMessages);

/** Maximum length of the quoted part of the refused text. */
const longestQuote = 60;

export interface NotTakenProps {
  readonly refused: string;
  /** Name of the message that says how much fits into the field. */
  readonly room: 'text.room' | 'phone.room' | 'number.room';
  readonly max?: number | undefined;
}

/** Renders a message with the part of typed or pasted text that did not fit. */
export function NotTaken({ refused, room, max = 0 }: NotTakenProps) {
  const say = useMessages();
  if (refused === '') return null;
  const quoted = refused.length > longestQuote ? `${refused.slice(0, longestQuote)}…` : refused;
  return (
    <span className="en-not-taken" role="alert">
      {`${say(room, { max })} ${say('text.not-taken', { text: quoted })}`}
    </span>
  );
}
