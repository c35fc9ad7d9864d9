import { useState } from 'react';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { cutAt, lengthOf } from './cut.ts';
import { useTypedText } from './use-typed-text.ts';

/** Several lines of text, with a counter where there is a maximum. */
export function TextareaControl(props: ControlProps) {
  const typed = useTypedText<HTMLTextAreaElement>(props, {
    format: textOf,
    parse: valueOfText,
    keep: (element) => cutAt(element, props.maxLength),
  });
  const [count, setCount] = useState<string>();
  const counterId = `${props.id}-count`;
  const describedBy = [props.describedBy, props.maxLength === undefined ? undefined : counterId];
  return (
    <>
      <textarea
        id={props.id}
        className="en-input en-textarea"
        rows={typeof props.options['rows'] === 'number' ? props.options['rows'] : 3}
        {...typed}
        onChange={(event) => {
          typed.onChange(event);
          if (props.maxLength !== undefined) setCount(event.currentTarget.value);
        }}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        {...ariaOf(props)}
        aria-describedby={describedBy.filter((id) => id !== undefined).join(' ') || undefined}
      />
      {props.maxLength !== undefined && (
        <span id={counterId} className="en-counter">
          {lengthOf(props.isTyping() ? (count ?? '') : textOf(props.value))} of {props.maxLength}
        </span>
      )}
    </>
  );
}
