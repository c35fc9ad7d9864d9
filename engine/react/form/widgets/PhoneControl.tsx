import { formatPhone, phoneDigits } from '../../../core/text/phone.ts';
import { useMessages } from '../../context/use-messages.ts';
import { admitPhone } from './admitted.ts';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTypedText } from './use-typed-text.ts';

/** Renders a phone number: shown as `(303) 555-0134`, stored as its ten digits. */
export function PhoneControl(props: ControlProps) {
  const say = useMessages();
  const { native, refused } = useTypedText<HTMLInputElement>(props, {
    format: formatOf,
    parse: (text) => valueOfText(phoneDigits(text)),
    admit: admitPhone,
  });
  return (
    <>
      <input
        id={props.id}
        className="en-input"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        {...native}
        placeholder={props.placeholder ?? say('phone.placeholder')}
        disabled={props.isDisabled}
        {...ariaOf(props)}
      />
      <NotTaken refused={refused} room="phone.room" />
    </>
  );
}

function formatOf(value: unknown): string {
  return formatPhone(phoneDigits(textOf(value)));
}
