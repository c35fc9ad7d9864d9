import type { NavigateFunction } from 'react-router';
import type { MenuEntry } from '../menu-entries.ts';

/** Entry of the palette: a page, or a tab or a button of the page that is shown. */
export interface PaletteEntry {
  readonly id: string;
  readonly name: string;
  /** Kind of the entry, or the box of the page that it is in. */
  readonly detail: string;
  readonly act: () => void;
}

/** Lists the pages of the menu with those under them. */
export function pageEntries(
  entries: readonly MenuEntry[],
  navigate: NavigateFunction,
): readonly PaletteEntry[] {
  return entries.flatMap(({ name, label, to, entries: under }) => [
    { id: `page ${name}`, name: label, detail: 'Page', act: () => void navigate(to) },
    ...pageEntries(under, navigate),
  ]);
}

/**
 * Lists the tabs and buttons that the page shows outside of its rows: what the user may do here, since a page shows
 * nothing else.
 */
export function shownEntries(): readonly PaletteEntry[] {
  const shown = [...document.querySelectorAll<HTMLElement>('main :is([role="tab"], button, a[href])')].filter(
    (element) => element.closest('tr, li, [role="row"], [hidden]') === null && isUsable(element),
  );
  const entries = shown.map((element, index) => ({
    ...{ id: `shown ${index}`, name: nameOf(element), detail: boxOf(element) },
    act: () => press(element),
  }));
  return entries.filter(({ name }, index) => name !== '' && !isRepeated(entries, index));
}

/** Reports whether an entry before has the same name in the same box. */
function isRepeated(entries: readonly PaletteEntry[], index: number): boolean {
  const entry = entries[index];
  return entries.slice(0, index).some(({ name, detail }) => name === entry?.name && detail === entry.detail);
}

function isUsable(element: HTMLElement): boolean {
  const isOff = element.matches(':disabled, [aria-disabled="true"]');
  return !isOff && element.checkVisibility({ visibilityProperty: true });
}

function nameOf(element: HTMLElement): string {
  return (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
}

function boxOf(element: HTMLElement): string {
  return element.closest('section[aria-label]')?.getAttribute('aria-label') ?? 'This page';
}

/** Presses what is still there, and takes the focus to it, as a press by hand does. */
function press(element: HTMLElement): void {
  if (!element.isConnected) return;
  element.focus();
  element.click();
}
