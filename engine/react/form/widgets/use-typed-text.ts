import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import { type Admit, admitAll } from './admitted.ts';
import type { ControlProps } from './control.ts';
import { useAdmitted } from './use-admitted.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  /** Formats a value as the text to show. */
  readonly format: (value: unknown) => string;
  /** Converts typed text to a value; undefined for empty text. */
  readonly parse: (text: string) => Json | undefined;
  /** Limits typed or pasted input, e.g. to the field's maximum; absent where all input is admitted. */
  readonly admit?: Admit;
}

/**
 * Connects a text field to its value. The browser keeps the typed text, so that a keystroke renders nothing;
 * the element's text is set only if the value differs from it.
 */
export function useTypedText<Element extends TextElement>(
  props: ControlProps,
  { format, parse, admit = admitAll }: TypedText,
) {
  const { value, isTyping, onType, onLeave } = props;
  const ref = useRef<Element>(null);
  const admitted = useAdmitted(ref, admit);
  // Skips renders that only change the message on refused input: their value is older than the typed text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each render from outside brings props of its own
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || isTyping() || jsonEqual(parse(element.value), parse(format(value)))) return;
    element.value = format(value);
  }, [props]);
  const native = {
    ref,
    defaultValue: format(value),
    onChange(event: ChangeEvent<Element>): void {
      admitted.onChange(event);
      onType(parse(event.currentTarget.value));
    },
    onBlur({ currentTarget }: { readonly currentTarget: Element }): void {
      const canonical = format(parse(currentTarget.value));
      if (canonical !== currentTarget.value) currentTarget.value = canonical;
      onLeave();
    },
  };
  return { native, refused: admitted.refused };
}
