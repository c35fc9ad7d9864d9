import { type HTMLAttributes, useRef } from 'react';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Typing {
  /** True once a box has another value than before somebody was in it, or was changed and has gone. */
  readonly isTyped: () => boolean;
  /** Handlers of what the boxes stand in. */
  readonly watch: Pick<HTMLAttributes<HTMLElement>, 'onFocusCapture' | 'onChangeCapture'>;
}

/**
 * Notes what is typed and chosen, by the boxes themselves: whatever a dialog is made of, and whether or not it keeps a
 * draft. A press that is made again as easily, and what only searches, are nothing to be lost.
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
