import { isDialogOpen } from '../parts/is-dialog-open.ts';

/** Selector of elements in a row that handle clicks themselves; a click anywhere else opens the row. */
const ownMeaning = 'a, button, input, select, textarea, label, summary';

/** Selector of rows that can be opened; inert rows were found for another text than the search now contains. */
const openedRow = '[data-row]:not([inert] *)';

/**
 * Key and index of a displayed row. The index counts the rendered rows, or, where only some rows are rendered, the
 * rows of the whole list.
 */
export interface RowLocation {
  readonly key: string;
  readonly index: number;
}

/**
 * Handles keys and clicks in a list of searches beside its rows: Up and Down, or K and J, move within each list, Right
 * enters the rows, Left returns to the searches; O follows the link of a row, and other letters press the control of
 * the row that names them (`aria-keyshortcuts`). From an input, Down enters the rows. A click on a row follows its
 * first link.
 */
export function listenToLists(root: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || !isForLists(event)) return;
    const next = moveOf(root, event.target, event.key);
    const pressed = next ?? pressedBy(event);
    if (pressed === undefined) return;
    event.preventDefault();
    if (next === undefined) pressed.click();
    else next.focus();
  };
  // Begins with the first row of the only list while nothing has the focus, as after a page was loaded.
  const onStart = (event: KeyboardEvent) => {
    if (event.target !== document.body || event.key !== letters.down || !isForLists(event)) return;
    const first = lists.size === 1 ? linkOf(root.querySelector(openedRow)) : undefined;
    if (first === undefined) return;
    event.preventDefault();
    first.focus();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || target.closest(ownMeaning) !== null) return;
    // Opens no row while text is selected, e.g. for copying.
    if (globalThis.getSelection?.()?.isCollapsed === false) return;
    linkOf(target.closest('[data-row]'))?.click();
  };
  lists.add(root);
  root.addEventListener('keydown', onKey);
  document.addEventListener('keydown', onStart);
  root.addEventListener('click', onClick);
  return () => {
    lists.delete(root);
    root.removeEventListener('keydown', onKey);
    document.removeEventListener('keydown', onStart);
    root.removeEventListener('click', onClick);
  };
}

/**
 * Focuses the link, or else the first button, of the row with a key; if that row is gone, of the row now at
 * its index. Returns false if there is nothing to focus.
 */
export function focusRow(root: HTMLElement, { key, index }: RowLocation): boolean {
  const rows = [...root.querySelectorAll<HTMLElement>('[data-row]')];
  const row =
    rows.find(({ dataset }) => dataset['row'] === key) ??
    rows.find(({ dataset }) => dataset['index'] === String(index)) ??
    rows[Math.min(index, rows.length - 1)];
  const control = linkOf(row ?? null) ?? row?.querySelector('button');
  control?.focus();
  return control !== undefined && control !== null;
}

/** Finds the key and index of the row that contains an element. */
export function rowPathOf(root: HTMLElement, element: Element): RowLocation | undefined {
  const row = element.closest<HTMLElement>('[data-row]');
  if (row === null) return undefined;
  const { row: key = '', index = [...root.querySelectorAll('[data-row]')].indexOf(row) } = row.dataset;
  return { key, index: Number(index) };
}

/** Lists on the page. Letters act outside of a list only while it is the only one. */
const lists = new Set<HTMLElement>();

/** Letters that move like arrows, for hands that stay on the letters. */
const letters = { down: 'j', up: 'k' } as const;

const movesLike: Readonly<Record<string, string>> = { [letters.down]: 'ArrowDown', [letters.up]: 'ArrowUp' };

/** Reports whether a key is a plain one that nobody else has handled, with no dialog over the lists. */
function isForLists(event: KeyboardEvent): boolean {
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  return !isModified && !event.isComposing && !event.defaultPrevented && !isDialogOpen();
}

function isTypedInto(element: HTMLElement): boolean {
  return element.isContentEditable || element.matches('input:not([type="checkbox"]), textarea, select');
}

/** Finds what a letter presses in the row of the focus: its link, or the control that names the letter. */
function pressedBy({ key, target, repeat }: KeyboardEvent): HTMLElement | undefined {
  if (repeat || !(target instanceof HTMLElement) || isTypedInto(target) || !/^[a-z]$/.test(key))
    return undefined;
  const row = target.closest('[data-row]');
  if (key === 'o') return linkOf(row);
  return (
    row?.querySelector<HTMLElement>(`[aria-keyshortcuts="${key.toUpperCase()}"]:not(:disabled)`) ?? undefined
  );
}

/** Finds where a key moves the focus to. A letter moves into no input, which would take the held key as text. */
function moveOf(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const arrow = isTypedInto(from) ? undefined : movesLike[key];
  const next = nextOf(root, from, arrow ?? key);
  return arrow !== undefined && next !== undefined && isTypedInto(next) ? undefined : next;
}

function nextOf(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const searches = [...root.querySelectorAll<HTMLElement>('[data-search]')];
  const rows = [...root.querySelectorAll(openedRow)].flatMap((row) => linkOf(row) ?? []);
  if (from.dataset['search'] !== undefined) {
    if (key === 'ArrowRight') return rows[0];
    return beside(searches, searches.indexOf(from), key);
  }
  if (from instanceof HTMLInputElement && from.closest('search') !== null)
    return key === 'ArrowDown' ? rows[0] : undefined;
  const row = rows.findIndex((link) => link.closest('[data-row]') === from.closest('[data-row]'));
  if (row < 0 || from.closest('[data-row]') === null) return undefined;
  if (key === 'ArrowLeft') return searches.find((search) => search.ariaCurrent === 'true') ?? searches[0];
  if (key === 'ArrowUp' && row === 0) return root.querySelector<HTMLElement>('search input') ?? undefined;
  return beside(rows, row, key);
}

function beside(list: readonly HTMLElement[], index: number, key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return list[index + 1];
  if (key === 'ArrowUp') return list[index - 1];
  if (key === 'Home') return list[0];
  return key === 'End' ? list.at(-1) : undefined;
}

function linkOf(row: Element | null): HTMLElement | undefined {
  return row?.querySelector<HTMLElement>('a[href]:not([href^="tel:"])') ?? undefined;
}
