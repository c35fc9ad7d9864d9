import { useRef } from 'react';
import { formatPhone, phoneDigits } from '../../../core/text/phone.ts';
import { useMessages } from '../../context/use-messages.ts';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { caretAfter } from './phone-caret.ts';
import { useTypedText } from './use-typed-text.ts';

/** A phone number: shown as `(303) 555-0134`, stored as its ten digits. */
export function PhoneControl(props: ControlProps) {
  const say = useMessages();
  const shown = useRef(formatOf(props.value));
  const typed = useTypedText<HTMLInputElement>(props, {
    format: formatOf,
    parse: (text) => valueOfText(phoneDigits(text)),
    keep(element) {
      mask(element as HTMLInputElement, props.isTyping() ? shown.current : formatOf(props.value));
      shown.current = element.value;
    },
  });
  return (
    <input
      id={props.id}
      className="en-input"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      {...typed}
      placeholder={props.placeholder ?? say('phone.placeholder')}
      disabled={props.isDisabled}
      {...ariaOf(props)}
    />
  );
}

function formatOf(value: unknown): string {
  return formatPhone(phoneDigits(textOf(value)));
}

/** The mask adds signs around the caret: it is put back behind the digit that it was behind. */
function mask(element: HTMLInputElement, before: string): void {
  const caret = element.selectionStart ?? element.value.length;
  const isAtEnd = caret === element.value.length;
  const digitsBeforeCaret = phoneDigits(element.value.slice(0, caret)).length;
  element.value = formatPhone(phoneDigits(withoutLostDigit(before, element.value)));
  if (isAtEnd) return;
  const kept = caretAfter(element.value, digitsBeforeCaret);
  element.setSelectionRange(kept, kept);
}

/** Backspace over a sign of the mask would do nothing: it takes the digit before the sign. */
function withoutLostDigit(before: string, typed: string): string {
  const isOnlySignGone = typed.length === before.length - 1 && phoneDigits(typed) === phoneDigits(before);
  if (!isOnlySignGone || !before.startsWith(typed)) return typed;
  return phoneDigits(typed).slice(0, -1);
}
