import { useState } from 'react';
import { ariaOf, type ControlProps, textOf } from './control.ts';

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number, typed as text: no wheel or arrow key changes a dose by accident. What is not a number stays as it
 * was typed, so that the check can say so.
 */
export function NumberControl(props: ControlProps) {
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && numberOf(typed) === props.value ? typed : textOf(props.value);
  return (
    <span className="en-with-unit">
      <input
        id={props.id}
        className="en-input en-number"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={shown}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          props.onType(numberOf(event.currentTarget.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          props.onLeave();
        }}
        {...ariaOf(props)}
      />
      {props.unit !== undefined && <span className="en-unit">{props.unit}</span>}
    </span>
  );
}

function numberOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return wholeNumber.test(text) ? Number(text) : text;
}
