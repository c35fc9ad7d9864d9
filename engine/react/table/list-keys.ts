/** Selector of elements in a row that handle clicks themselves; a click anywhere else opens the row. */
const ownMeaning = 'a, button, input, select, textarea, label, summary';

/**
 * Key and index of a displayed row. The index counts the rendered rows, or, where only some rows are rendered, the
 * rows of the whole list.
 */
export interface RowLocation {
  readonly key: string;
  readonly index: number;
}

/**
 * Handles keys and clicks in a list of searches beside its rows: Up and Down move within each list, Right
 * enters the rows, Left returns to the searches; from an input, Down enters the rows. A click on a row
 * follows its first link.
 */
export function listenToLists(root: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(event.target instanceof HTMLElement)) return;
    const next = nextOf(root, event.target, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || target.closest(ownMeaning) !== null) return;
    // Opens no row while text is selected, e.g. for copying.
    if (globalThis.getSelection?.()?.isCollapsed === false) return;
    linkOf(target.closest('[data-row]'))?.click();
  };
  root.addEventListener('keydown', onKey);
  root.addEventListener('click', onClick);
  return () => {
    root.removeEventListener('keydown', onKey);
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

function nextOf(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const searches = [...root.querySelectorAll<HTMLElement>('[data-search]')];
  // Skips inert rows, which were found for another text than the search now contains.
  const rows = [...root.querySelectorAll('[data-row]:not([inert] *)')].flatMap((row) => linkOf(row) ?? []);
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
  return row?.querySelector<HTMLElement>('a[href]') ?? undefined;
}
