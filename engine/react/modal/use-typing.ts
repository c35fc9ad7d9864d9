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
 * Observes what the user types and chooses in the boxes of a dialog, whatever the dialog consists of and whether or
 * not it keeps a draft. Checkboxes, radio buttons and search fields do not count, since nothing is lost with them.
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
