import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, writeStored } from '../../engine/react/context/stored-settings.ts';
import { useMessages } from '../../engine/react/context/use-messages.ts';
import { useOwnKey } from '../../engine/react/context/use-own-key.ts';
import { isDialogOpen, lazyPart, OpenedLater, printPage } from '../../engine/react/index.ts';
import { showDensity } from './density.ts';
import type { LetterKeys } from './HelpSheet.tsx';
import { keepFocus } from './keep-focus.ts';
import type { PaletteEntry } from './page-actions.ts';
import { sayLoading } from './say-loading.ts';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);
const HelpSheet = lazyPart(async () => (await import('./HelpSheet.tsx')).HelpSheet);

interface ShortcutsProps {
  readonly isHelpOpen: boolean;
  readonly onHelp: (isOpen: boolean) => void;
}

/**
 * Handles the shortcuts of every page, and renders what they open: `?` for help and `/` for search, except while
 * typing; Ctrl+K for anything by its name; F6 for the next box; the browser's print shortcut, delayed until the page is
 * complete. Keeps the focus on the page, and shows things as large as the user has chosen.
 */
export function Shortcuts({ isHelpOpen, onHelp }: ShortcutsProps) {
  const queries = useQueryClient();
  const letters = useLetterKeys();
  const [isPaletteOpen, setPalette] = useState(false);
  useEffect(showKeysOnAlt, []);
  useEffect(keepFocus, []);
  const loading = useMessages()('loading');
  useEffect(() => sayLoading(loading), [loading]);
  const densityKey = useOwnKey('density');
  useLayoutEffect(() => showDensity(densityKey), [densityKey]);
  useEffect(() => {
    const print = () => void printPage(() => isDrawn(queries));
    const open = () => setPalette(true);
    const listen = (event: KeyboardEvent) => {
      const act = combined(event, { p: print, k: open }) ?? actionOf(event, () => onHelp(true));
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [queries, onHelp]);
  /** Acts behind the closed palette's timer, which gives the focus back to where it was. */
  function choose({ act }: PaletteEntry): void {
    flushSync(() => setPalette(false));
    setTimeout(act);
  }
  return (
    <Suspense fallback={null}>
      {isHelpOpen && <HelpSheet letters={letters} onClose={() => onHelp(false)} />}
      {isPaletteOpen && (
        <OpenedLater place="palette" title="Go to" onClose={() => setPalette(false)}>
          <Palette onClose={() => setPalette(false)} onChoose={choose} />
        </OpenedLater>
      )}
    </Suspense>
  );
}

/** Keeps single characters from acting where the user has turned them off; this browser keeps it for each user. */
function useLetterKeys(): LetterKeys {
  const key = useOwnKey('letter-keys');
  const [areOn, setOn] = useState(() => readStored(key) !== 'off');
  useEffect(() => {
    if (areOn) return;
    const hush = (event: KeyboardEvent) => {
      if (isLetter(event)) event.stopPropagation();
    };
    // Comes before whatever else listens to keys.
    window.addEventListener('keydown', hush, true);
    return () => window.removeEventListener('keydown', hush, true);
  }, [areOn]);
  function turn(next: boolean): void {
    writeStored(key, next ? 'on' : 'off');
    setOn(next);
  }
  return { areOn, turn };
}

/** Reports whether a key writes one character without being typed into a field. */
function isLetter({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey || !/^\S$/.test(key)) return false;
  const isMark = target instanceof HTMLElement && target.matches('[type="checkbox"], [type="radio"]');
  return isMark || !(target instanceof HTMLElement && isTypedInto(target));
}

/** Shows keys beside what they press while Alt is held. */
function showKeysOnAlt(): () => void {
  const { dataset } = document.documentElement;
  const hide = () => {
    delete dataset['keys'];
  };
  const show = ({ key }: KeyboardEvent) => {
    if (key === 'Alt') dataset['keys'] = '';
  };
  document.addEventListener('keydown', show);
  document.addEventListener('keyup', hide);
  window.addEventListener('blur', hide);
  return () => {
    document.removeEventListener('keydown', show);
    document.removeEventListener('keyup', hide);
    window.removeEventListener('blur', hide);
    hide();
  };
}

/**
 * Finds the action of a key that is pressed with Ctrl or Command: the browser's print key, which would not wait for
 * missing data, and that of the palette, unless the page has used it or a dialog is open.
 */
function combined(
  { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent,
  actions: Readonly<Record<'p' | 'k', () => void>>,
): (() => void) | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  if (key.toLowerCase() === 'p') return actions.p;
  return key.toLowerCase() === 'k' && !defaultPrevented && !isDialogOpen() ? actions.k : undefined;
}

/** Reports whether the page is complete: no data is being fetched or still to be rendered. */
function isDrawn(queries: QueryClient): boolean {
  return queries.isFetching() === 0 && document.querySelector('main .en-state .en-spinner') === null;
}

/** Finds the action of a key by the character that the key writes, on any keyboard layout. */
function actionOf(event: KeyboardEvent, openHelp: () => void): (() => void) | undefined {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  // Handles F6 even in fields, where it types no character.
  if (key === 'F6') return () => focusBox(shiftKey ? -1 : 1);
  if (target instanceof HTMLElement && isTypedInto(target)) return undefined;
  if (key === '?') return openHelp;
  return key === '/' ? focusSearch : undefined;
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input, textarea, select');
}

/** Focuses the open tab of the next box, or the first element of a box without tabs; wraps around at the ends. */
function focusBox(step: 1 | -1): void {
  if (isDialogOpen()) return;
  const boxes = [...document.querySelectorAll<HTMLElement>('main .en-box')];
  const at = boxes.findIndex((box) => box.contains(document.activeElement));
  const next = at === -1 && step === -1 ? boxes.length - 1 : (at + step + boxes.length) % boxes.length;
  const find = (what: string) => boxes[next]?.querySelector<HTMLElement>(what);
  (find('[role="tab"][tabindex="0"]') ?? find('a[href], button, input'))?.focus();
}

/** Milliseconds to wait for the search field of a tab opened for it, after which the focus no longer moves. */
const timeout = 5000;

/** Focuses the page's first search field, or that of the first tab with one; does nothing while a dialog is open. */
function focusSearch(): void {
  if (isDialogOpen()) return;
  if (focusField()) return;
  const tab = document.querySelector<HTMLElement>('main [role="tab"][data-searches]');
  if (tab === null) return;
  const opened = new MutationObserver(() => focusField() && opened.disconnect());
  opened.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => opened.disconnect(), timeout);
  tab.click();
}

function focusField(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type="search"], main input[type="text"]');
  field?.focus();
  return field !== null;
}
