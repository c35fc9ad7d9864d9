import { useState } from 'react';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { admitUpTo } from './admitted.ts';
import { Counter, describedWith } from './Counter.tsx';
import { ariaOf, type ControlProps, textOf, valueOfText } from './control.ts';
import { NotTaken } from './NotTaken.tsx';
import { useTypedText } from './use-typed-text.ts';

/** Renders a field of several lines, with a counter where there is a maximum. */
export function TextareaControl(props: ControlProps<OptionsOf<'textarea'>>) {
  const { native, refused } = useTypedText<HTMLTextAreaElement>(props, {
    format: textOf,
    parse: valueOfText,
    admit: admitUpTo(props.maxLength),
  });
  const [count, setCount] = useState<string>();
  const { maxLength } = props;
  const counterId = maxLength === undefined ? undefined : `${props.id}-count`;
  return (
    <>
      <textarea
        id={props.id}
        className="en-input en-textarea"
        rows={props.options.rows ?? 3}
        {...native}
        onChange={(event) => {
          native.onChange(event);
          if (maxLength !== undefined) setCount(event.currentTarget.value);
        }}
        placeholder={props.placeholder}
        disabled={props.isDisabled}
        {...ariaOf(props)}
        aria-describedby={describedWith(props.describedBy, counterId)}
      />
      <NotTaken refused={refused} room="text.room" max={maxLength} />
      {maxLength !== undefined && counterId !== undefined && (
        <Counter id={counterId} control={props} typed={count} max={maxLength} />
      )}
    </>
  );
}
