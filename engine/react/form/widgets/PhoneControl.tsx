import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { formatPhone, phoneDigits } from '../../../core/phone.ts';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { caretAfter } from './phone-caret.ts';

/** A phone number: shown as `(303) 555-0134`, stored as its ten digits. */
export function PhoneControl(props: ControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const shown = formatPhone(phoneDigits(textOf(props.value)));

  // The mask adds signs around the caret: put it back behind the digit it was behind.
  useLayoutEffect(() => {
    if (digitsBeforeCaret.current === undefined || input.current === null) return;
    const caret = caretAfter(shown, digitsBeforeCaret.current);
    digitsBeforeCaret.current = undefined;
    input.current.setSelectionRange(caret, caret);
  });

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const caret = currentTarget.selectionStart ?? currentTarget.value.length;
    const isAtEnd = caret === currentTarget.value.length;
    digitsBeforeCaret.current = isAtEnd ? undefined : phoneDigits(currentTarget.value.slice(0, caret)).length;
    props.onType(valueOfText(phoneDigits(withoutLostDigit(shown, currentTarget.value))));
  }

  return (
    <input
      ref={input}
      id={props.id}
      className="en-input"
      type="tel"
      inputMode="tel"
      autoComplete="off"
      value={shown}
      placeholder={props.placeholder ?? '(###) ###-####'}
      disabled={props.isDisabled}
      onChange={onChange}
      onBlur={props.onLeave}
      {...ariaOf(props)}
    />
  );
}

/** Backspace over a sign of the mask would do nothing: it takes the digit before the sign. */
function withoutLostDigit(before: string, typed: string): string {
  const isOnlySignGone = typed.length === before.length - 1 && phoneDigits(typed) === phoneDigits(before);
  if (!isOnlySignGone || !before.startsWith(typed)) return typed;
  return phoneDigits(typed).slice(0, -1);
}
