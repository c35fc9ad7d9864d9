import { type InputHTMLAttributes, type RefObject, type TextareaHTMLAttributes, useRef } from 'react';
import { admitUpTo } from './admitted.ts';
import { NotTaken } from './NotTaken.tsx';
import { useAdmitted } from './use-admitted.ts';

interface BoxProps<Element> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Characters that there is room for, counted in code points. */
  readonly maxLength: number;
  readonly ref?: RefObject<Element | null>;
}

type Native<Attributes> = Omit<Attributes, 'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'type'>;

export interface TextBoxProps
  extends BoxProps<HTMLInputElement>,
    Native<InputHTMLAttributes<HTMLInputElement>> {
  readonly type?: 'text' | 'search';
}

export interface TextAreaProps
  extends BoxProps<HTMLTextAreaElement>,
    Native<TextareaHTMLAttributes<HTMLTextAreaElement>> {}

/**
 * One line of text outside of the engine's forms. Behaves as their fields do: what there is no room for is not taken,
 * at the caret, and said under it; stands beside its label, not in it.
 */
export function TextBox({ value, onText, maxLength, ref, type = 'text', ...native }: TextBoxProps) {
  const own = useRef<HTMLInputElement>(null);
  const box = ref ?? own;
  const admitted = useAdmitted(box, admitUpTo(maxLength));
  return (
    <>
      <input
        autoComplete="off"
        {...native}
        ref={box}
        type={type}
        value={value}
        onChange={(event) => {
          admitted.onChange(event);
          onText(event.currentTarget.value);
        }}
      />
      <NotTaken refused={admitted.refused} room="text.room" max={maxLength} />
    </>
  );
}

/** Several lines of text outside of the engine's forms, as `TextBox`. */
export function TextArea({ value, onText, maxLength, ref, ...native }: TextAreaProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = ref ?? own;
  const admitted = useAdmitted(box, admitUpTo(maxLength));
  return (
    <>
      <textarea
        {...native}
        ref={box}
        value={value}
        onChange={(event) => {
          admitted.onChange(event);
          onText(event.currentTarget.value);
        }}
      />
      <NotTaken refused={admitted.refused} room="text.room" max={maxLength} />
    </>
  );
}
