import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { ariaOf, type ControlProps, textOf } from './control.ts';
import { cutAt } from './cut.ts';
import { useTypedText } from './use-typed-text.ts';

const wholeNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * A number, typed as text: no wheel or arrow key changes a dose by accident. What is not a number stays as it
 * was typed, so that the check can say so.
 */
export function NumberControl(props: ControlProps<OptionsOf<'number'>>) {
  const typed = useTypedText<HTMLInputElement>(props, {
    format: textOf,
    parse: numberOf,
    keep: (element) => cutAt(element, props.options.maxCharacters),
  });
  return (
    <span className="en-with-unit">
      <input
        id={props.id}
        className="en-input en-number"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        {...typed}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        {...ariaOf(props)}
      />
      {props.unit !== undefined && <span className="en-unit">{props.unit}</span>}
    </span>
  );
}

function numberOf(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  return wholeNumber.test(text) && isKept(text) ? Number(text) : text;
}

/** Beyond 2^53 a number may stand for its neighbors as well: such a text is refused instead of rounded. */
function isKept(text: string): boolean {
  const number = Number(text);
  if (Number.isSafeInteger(number) || !/^[+-]?\d+$/.test(text)) return Number.isFinite(number);
  return Number.isFinite(number) && BigInt(text.replace('+', '')) === BigInt(number);
}
