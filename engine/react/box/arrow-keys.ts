/** Selector of the stops of the arrow keys in a box: strips of tabs, the tools above a table, and each row. */
const stops = '[role="tablist"], .en-table-tools, .en-row';

/** Selector of the controls in a stop; in a strip of tabs, only the open tab can have the focus. */
const controls = ':is(a[href], button:not(:disabled), input, select):not([tabindex="-1"])';

/** Selector of elements that handle the arrow keys themselves. */
const ownArrows =
  'input, select, textarea, search, [contenteditable], [data-search], [role="menu"], [role="grid"], [role="tree"]';

/** Selector of inputs that leave the arrow keys unused: the search above a table and the checkboxes of rows. */
const inputsOfTables = '.en-table-search input, .en-row input[type="checkbox"]';

/**
 * Moves the focus with the arrow keys up and down between the stops of a box: tabs, tools above a table,
 * rows. Between rows, the focus stays on the same kind of button. Returns a function that removes the
 * listener.
 */
export function moveByArrows(): () => void {
  // Adds the listener to the document, so that it runs after any element that handles the key itself.
  document.addEventListener('keydown', move);
  return () => document.removeEventListener('keydown', move);
}

function move(event: KeyboardEvent): void {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || event.defaultPrevented || hasModifier(event)) return;
  if (!(target instanceof HTMLElement) || hasOwnArrows(target)) return;
  const box = target.closest('.en-box');
  const next = box === null ? undefined : nextOf(box, target, key === 'ArrowDown' ? 1 : -1);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

function hasOwnArrows(target: HTMLElement): boolean {
  return target.closest(ownArrows) !== null && !target.matches(inputsOfTables);
}

function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

function nextOf(box: Element, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...box.querySelectorAll(stops)].filter((stop) => controlsOf(stop).length > 0);
  const stop = from.closest(stops);
  if (stop === null) {
    // Moves from an element outside of the stops, such as a table header, to the nearest stop in that direction.
    const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
    const beyond = all.filter((each) => (from.compareDocumentPosition(each) & side) !== 0);
    return firstOf(step === 1 ? beyond[0] : beyond.at(-1));
  }
  const at = all.indexOf(stop) + step;
  const next = at < 0 ? undefined : all[at];
  if (next === undefined || !isRow(stop) || !isRow(next)) return firstOf(next);
  const index = controlsOf(stop).indexOf(from);
  return controlsOf(next)[index] ?? controlsOf(next).at(-1);
}

function isRow(stop: Element): boolean {
  return stop.classList.contains('en-row');
}

function firstOf(stop: Element | undefined): HTMLElement | undefined {
  return stop === undefined ? undefined : controlsOf(stop)[0];
}

function controlsOf(stop: Element): readonly HTMLElement[] {
  return [...stop.querySelectorAll<HTMLElement>(controls)];
}
