import { registerMessages } from '../../../core/messages/messages.ts';
import { typingMessages } from '../../../core/messages/typing-messages.ts';
import { useMessages } from '../../context/use-messages.ts';
import './not-taken.css';

registerMessages(typingMessages);

/** Limit of the quoted part of the refused text. */
const longestQuote = 60;

export interface NotTakenProps {
  readonly refused: string;
  /** Room in the field, as a message and its number. */
  readonly room: 'text.room' | 'phone.room' | 'number.room';
  readonly max?: number | undefined;
}

/** Message under a field with the part of the typed or pasted text that did not fit. */
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
