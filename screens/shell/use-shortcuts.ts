import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';

export interface HelpState {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** The keys that work on every page: `?` for the help sheet, `/` for the search. Not while somebody types. */
export function useShortcuts(): HelpState {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useHotkeys([
    ['shift+?', open, { usePhysicalKeys: false }],
    ['?', open, { usePhysicalKeys: false }],
    ['/', focusSearch, { usePhysicalKeys: false }],
  ]);
  return { isOpen, open, close: () => setOpen(false) };
}

/** Milliseconds for which a tab that was opened for its search may load before the focus stays where it is. */
const patience = 5000;

/** The first field of the page that searches, or that of its first tab that searches, unless a dialog is open over it. */
function focusSearch(): void {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
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
