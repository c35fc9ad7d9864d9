import { parseTypedNumber } from '../../../core/numbers/typed-number.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { tidyText } from '../../../core/text/clean-text.ts';
import { admitTyped } from './admitted.ts';
import { ariaOf, type ControlProps, textOf } from './control.ts';
import { lengthOf } from './length-of.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTypedText } from './use-typed-text.ts';

/**
 * Renders a number as a line of text, so that no mouse wheel or arrow key changes a dose by accident. Keeps text that
 * is no number as entered, for the check to report, since truncated text could be another number.
 */
export function NumberControl(props: ControlProps<OptionsOf<'number'>>) {
  const { maxCharacters } = props.options;
  const { native, refused } = useTypedText<HTMLInputElement>(props, {
    format: textOf,
    parse: (text) => numberOf(text, maxCharacters),
    admit: admitTyped(maxCharacters),
  });
  return (
    <>
      <span className="en-with-unit">
        <input
          id={props.id}
          className="en-input en-number"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          {...native}
          placeholder={props.placeholder}
          disabled={props.isDisabled}
          {...ariaOf(props)}
        />
        {props.unit !== undefined && <span className="en-unit">{props.unit}</span>}
      </span>
      <NotTaken refused={refused} room="text.room" max={maxCharacters} />
    </>
  );
}

function numberOf(typed: string, most = Number.POSITIVE_INFINITY): number | string | undefined {
  const text = typed.trim();
  if (tidyText(text) === '') return undefined;
  return lengthOf(text) > most ? text : (parseTypedNumber(text) ?? text);
}
