import { getHotkeyHandler } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { OpenForm } from '../form-react-context.ts';
import { useUndo } from './use-undo.ts';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Text box with the focus, and what the user did to it since it got the focus. */
interface Visit {
  readonly box: TextBox;
  readonly text: string;
  readonly isEdited: boolean;
}

/**
 * Takes the keys for undo and redo in a form. Typing since a text box got the focus is left to the browser, which
 * takes it back letter by letter with the caret.
 */
export function UndoKeys({ open, children }: { readonly open: OpenForm; readonly children: ReactNode }) {
  const { undo, redo, said } = useUndo(open);
  const visit = useRef<Visit>(undefined);

  function act(list: 'done' | 'undone', turn: () => void, isBrowsers: (visit: Visit) => boolean) {
    return (event: KeyboardEvent | globalThis.KeyboardEvent) => {
      const isOwn = visit.current?.box === event.target && isBrowsers(visit.current);
      // Leaves the key to what is around the form, such as the Studio, where the form has nothing to take back.
      if (!isOwn && open.store.get().edits[list].length === 0) return;
      event.stopPropagation();
      if (isOwn) return;
      event.preventDefault();
      // Begins another visit once the box shows the text that came back.
      flushSync(turn);
      visit.current = visitOf(event.target);
    };
  }

  const handlers = {
    onKeyDown: getHotkeyHandler([
      [
        'mod+Z',
        act('done', undo, ({ box, text, isEdited }) => isEdited && box.value !== text),
        { preventDefault: false },
      ],
      ['mod+shift+Z', act('undone', redo, ({ isEdited }) => isEdited), { preventDefault: false }],
      ['mod+Y', act('undone', redo, ({ isEdited }) => isEdited), { preventDefault: false }],
    ]),
    onFocusCapture({ target }: FocusEvent) {
      visit.current = visitOf(target);
    },
    onInputCapture() {
      if (visit.current !== undefined) visit.current = { ...visit.current, isEdited: true };
    },
  };

  return (
    <div className="en-form" {...handlers}>
      {children}
      <span className="en-visually-hidden" aria-live="polite">
        {said}
      </span>
    </div>
  );
}

function visitOf(element: EventTarget | null): Visit | undefined {
  return isTextBox(element) ? { box: element, text: element.value, isEdited: false } : undefined;
}

/** Reports whether the browser takes back what the user types into an element. */
function isTextBox(element: EventTarget | null): element is TextBox {
  if (element instanceof HTMLTextAreaElement) return true;
  return (
    element instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file'].includes(element.type)
  );
}
