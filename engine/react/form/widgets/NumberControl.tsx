import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { admitTyped } from './admitted.ts';
import { ariaOf, type ControlProps, textOf } from './control.ts';
import { lengthOf } from './length-of.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTypedText } from './use-typed-text.ts';

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number, typed as text: no wheel or arrow key changes a dose by accident. A text that is no number stays as it was
 * typed or pasted, so that the check can report it: a number without its end would be another one.
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
  if (text === '') return undefined;
  if (lengthOf(text) > most) return text;
  return wholeNumber.test(text) && isKept(text) ? Number(text) : text;
}

/**
 * True where a number keeps its text: beyond 2^53 it may stand for its neighbors as well, and is refused instead of
 * rounded.
 */
function isKept(text: string): boolean {
  const number = Number(text);
  if (Number.isSafeInteger(number) || !/^[+-]?\d+$/.test(text)) return Number.isFinite(number);
  return Number.isFinite(number) && BigInt(text.replace('+', '')) === BigInt(number);
}
