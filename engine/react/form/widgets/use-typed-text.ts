import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import { type Admit, admitAll } from './admitted.ts';
import type { ControlProps } from './control.ts';
import { useAdmitted } from './use-admitted.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  /** Finds the text of a value. */
  readonly format: (value: unknown) => string;
  /** Parses a typed text; undefined for an empty field. */
  readonly parse: (text: string) => Json | undefined;
  /** Limits typed or pasted input, e.g. to the field's maximum; without it, admits all input. */
  readonly admit?: Admit;
}

/**
 * Binds a text field to its value. The browser keeps the typed text, so that a keystroke renders nothing; sets the
 * field only when its value differs from its text.
 */
export function useTypedText<Element extends TextElement>(
  props: ControlProps,
  { format, parse, admit = admitAll }: TypedText,
) {
  const { value, isTyping, onType, onLeave } = props;
  const ref = useRef<Element>(null);
  const admitted = useAdmitted(ref, admit);
  // Skips renders of the control alone, for the message on refused input: its value is older than the typed text.
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
