import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { jsonEqual } from '../../../core/json/equal.ts';
import type { Json } from '../../../core/json/json.ts';
import type { ControlProps } from './control.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText {
  /** What is shown for a value. */
  readonly format: (value: unknown) => string;
  /** The value of what was typed; undefined for an emptied field. */
  readonly parse: (text: string) => Json | undefined;
  /** What the field shows of what was typed or pasted, e.g. cut at its maximum; by default all of it. */
  readonly keep?: (element: TextElement, event: Event) => void;
}

/**
 * Binds a text field to its value. The browser keeps what is being typed, so a keystroke renders nothing; the
 * field is set only when its value becomes another one than what stands in it.
 */
export function useTypedText<Element extends TextElement>(
  { value, isTyping, onType, onLeave }: ControlProps,
  { format, parse, keep }: TypedText,
) {
  const ref = useRef<Element>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || isTyping() || jsonEqual(parse(element.value), parse(format(value)))) return;
    element.value = format(value);
  });
  return {
    ref,
    defaultValue: format(value),
    onChange({ currentTarget, nativeEvent }: ChangeEvent<Element>): void {
      keep?.(currentTarget, nativeEvent);
      onType(parse(currentTarget.value));
    },
    onBlur({ currentTarget }: { readonly currentTarget: Element }): void {
      const canonical = format(parse(currentTarget.value));
      if (canonical !== currentTarget.value) currentTarget.value = canonical;
      onLeave();
    },
  };
}
