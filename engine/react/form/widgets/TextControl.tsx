import { type InputHTMLAttributes, useState } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { admitUpTo } from './admitted.ts';
import { Counter, describedWith } from './Counter.tsx';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTypedText } from './use-typed-text.ts';

type Native = Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'autoComplete' | 'spellCheck'>;

interface LineProps extends ControlProps<OptionsOf<'text'>> {
  readonly native?: Native;
}

/** Renders an email field as plain text: for the input type `email`, browsers report no caret position. */
export function EmailControl(props: ControlProps) {
  return <TextControl {...props} native={{ inputMode: 'email', spellCheck: false }} />;
}

export function ZipControl(props: ControlProps) {
  return (
    <TextControl {...props} native={{ inputMode: 'numeric' }} maxLength={props.maxLength ?? zipLength} />
  );
}

/** Length of a ZIP code: five digits, a dash, four digits. */
const zipLength = 10;

/**
 * Renders a line of text, with suggestions where the field has choices; refuses typed or pasted input beyond its
 * maximum.
 */
export function TextControl(props: LineProps) {
  // Passes the props object itself, since a copy would count as a new value from the form.
  const { native: bound, refused } = useTypedText<HTMLInputElement>(props, {
    format: textOf,
    parse: valueOfText,
    admit: admitUpTo(props.maxLength),
  });
  const [count, setCount] = useState<string>();
  const { maxLength } = props;
  const isCounted = props.options.counter === true && maxLength !== undefined;
  const listId = props.choices.length > 0 ? `${props.id}-choices` : undefined;
  const counterId = isCounted ? `${props.id}-count` : undefined;
  return (
    <>
      <input
        id={props.id}
        className="en-input"
        type="text"
        autoComplete="off"
        {...props.native}
        {...bound}
        list={listId}
        onChange={(event) => {
          bound.onChange(event);
          if (isCounted) setCount(event.currentTarget.value);
        }}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        {...ariaOf(props)}
        aria-describedby={describedWith(props.describedBy, counterId)}
      />
      <NotTaken refused={refused} room="text.room" max={maxLength} />
      {listId !== undefined && (
        <datalist id={listId}>
          {[...new Set(props.choices.map(({ value }) => textOf(value)))].map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
      {counterId !== undefined && maxLength !== undefined && (
        <Counter id={counterId} control={props} typed={count} max={maxLength} />
      )}
    </>
  );
}
