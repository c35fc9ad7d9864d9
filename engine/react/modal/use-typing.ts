import { type HTMLAttributes, useRef } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Typing {
  /**
   * Reports whether a text box has another value than before the user focused it, or was changed and then removed.
   */
  readonly isTyped: () => boolean;
  /** Event handlers for the element that contains the text boxes. */
  readonly watch: Pick<HTMLAttributes<HTMLElement>, 'onFocusCapture' | 'onChangeCapture'>;
}

/**
 * Observes what the user types and chooses in the inputs of any dialog, with or without a draft. Ignores
 * checkboxes, radio buttons and search fields, with which nothing is lost.
 */
export function useTyping(): Typing {
  const before = useRef(new Map<Box, string>());
  const changed = useRef(new Set<Box>());
  return {
    isTyped: () =>
      [...changed.current].some((box) => !box.isConnected || box.value !== before.current.get(box)),
    watch: {
      onFocusCapture({ target }) {
        if (isBox(target) && !before.current.has(target)) before.current.set(target, target.value);
      },
      onChangeCapture({ target }) {
        if (isBox(target)) changed.current.add(target);
      },
    },
  };
}

function isBox(element: EventTarget): element is Box {
  return (
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !['search', 'checkbox', 'radio'].includes(element.type))
  );
}
