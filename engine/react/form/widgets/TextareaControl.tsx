import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { cut, lengthOf } from './cut.ts';

/** Several lines of text, with a counter where there is a maximum. */
export function TextareaControl(props: ControlProps) {
  const text = textOf(props.value);
  const counterId = `${props.id}-count`;
  const describedBy = [props.describedBy, props.maxLength === undefined ? undefined : counterId];
  return (
    <>
      <textarea
        id={props.id}
        className="en-input en-textarea"
        rows={typeof props.options['rows'] === 'number' ? props.options['rows'] : 3}
        value={text}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        onChange={(event) => props.onType(valueOfText(cut(event.currentTarget.value, props.maxLength)))}
        onBlur={props.onLeave}
        {...ariaOf(props)}
        aria-describedby={describedBy.filter((id) => id !== undefined).join(' ') || undefined}
      />
      {props.maxLength !== undefined && (
        <span id={counterId} className="en-counter">
          {lengthOf(text)} of {props.maxLength}
        </span>
      )}
    </>
  );
}
