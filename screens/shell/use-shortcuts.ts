import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

export interface HelpState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The keys that work on every page: `?` for the help sheet, `/` for the search, not while somebody types; F6 for the next box. */
export function useShortcuts(): HelpState {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useHotkeys([
    ['shift+?', open, { usePhysicalKeys: false }],
    ['?', open, { usePhysicalKeys: false }],
    ['/', focusSearch, { usePhysicalKeys: false }],
  ]);
  // Also from within a field: nobody types with these keys.
  useHotkeys(
    [
      ['F6', () => focusBox(1)],
      ['shift+F6', () => focusBox(-1)],
    ],
    [],
  );
  return { isOpen, open, close: () => setOpen(false) };
}

/** Goes to the open tab of the next box, or to the first thing of a box without tabs; round the ends. */
function focusBox(step: 1 | -1): void {
  if (isDialogOpen()) return;
  const boxes = [...document.querySelectorAll<HTMLElement>('main .en-box')];
  const at = boxes.findIndex((box) => box.contains(document.activeElement));
  const next = at === -1 && step === -1 ? boxes.length - 1 : (at + step + boxes.length) % boxes.length;
  const find = (what: string) => boxes[next]?.querySelector<HTMLElement>(what);
  (find('[role="tab"][tabindex="0"]') ?? find('a[href], button, input'))?.focus();
}

function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Milliseconds for which a tab that was opened for its search may load before the focus stays where it is. */
const patience = 5000;

/** The first field of the page that searches, or that of its first tab that searches, unless a dialog is open over it. */
function focusSearch(): void {
  if (isDialogOpen()) return;
  if (focusField()) return;
  const tab = document.querySelector<HTMLElement>('main [role="tab"][data-searches]');
  if (tab === null) return;
  const opened = new MutationObserver(() => focusField() && opened.disconnect());
  opened.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => opened.disconnect(), patience);
  tab.click();
}

function focusField(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type="search"], main input[type="text"]');
  field?.focus();
  return field !== null;
}
