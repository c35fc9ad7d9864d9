import {
  type ChangeEvent,
  type InputHTMLAttributes,
  type RefObject,
  type TextareaHTMLAttributes,
  useRef,
} from 'react';
import { admitUpTo } from './admitted.ts';
import { NotTaken } from './NotTaken.tsx';
import { useAdmitted } from './use-admitted.ts';

interface BoxProps<Element> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** Maximum of characters, in code points. */
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
 * Renders a one-line input outside of the engine's forms with their behaviour: input beyond the maximum is
 * refused at the caret, with a message below. The caller renders the label.
 */
export function TextBox({ type = 'text', ...props }: TextBoxProps) {
  const { native, notTaken } = useTextBox<HTMLInputElement, TextBoxProps>(props);
  return (
    <>
      <input autoComplete="off" {...native} type={type} />
      {notTaken}
    </>
  );
}

/** Renders a field of several lines outside of the engine's forms, with the behaviour of `TextBox`. */
export function TextArea(props: TextAreaProps) {
  const { native, notTaken } = useTextBox<HTMLTextAreaElement, TextAreaProps>(props);
  return (
    <>
      <textarea {...native} />
      {notTaken}
    </>
  );
}

/** Builds the attributes of a box that takes input up to its maximum, and the message about refused input. */
function useTextBox<Element extends HTMLInputElement | HTMLTextAreaElement, Props extends BoxProps<Element>>({
  onText,
  maxLength,
  ref,
  ...native
}: Props) {
  const own = useRef<Element>(null);
  const box = ref ?? own;
  const admitted = useAdmitted(box, admitUpTo(maxLength));
  const onChange = (event: ChangeEvent<Element>) => {
    admitted.onChange(event);
    onText(event.currentTarget.value);
  };
  return {
    native: { ...native, ref: box, onChange },
    notTaken: <NotTaken refused={admitted.refused} room="text.room" max={maxLength} />,
  };
}
