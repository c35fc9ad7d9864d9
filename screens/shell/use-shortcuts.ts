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

/** The first field of the page that searches, unless a dialog is open over it. */
function focusSearch(): void {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]') !== null) return;
  document.querySelector<HTMLElement>('main input[type="search"], main input[type="text"]')?.focus();
}
