import { type Picker, startPicking } from '../../../../engine/react/pointed/picker.ts';
import { type Found, inspectedAt } from './inspected-at.ts';
import { openPanel, type Panel } from './panel.ts';

/**
 * Key that opens the inspector with Alt and Shift, by its position, since Alt changes the character on some keyboards.
 */
const hotKey = 'KeyX';

let picker: Picker | undefined;
let panel: Panel | undefined;
let stopFollowing: (() => void) | undefined;
/** Element focused before the inspector opened. */
let cameFrom: HTMLElement | undefined;

/**
 * Runs in the page in development: a part of the page that the developer points at shows where it is written, why it
 * is hidden, required, read-only or refused, what a save would send, and how long its expressions take.
 *
 * Listens to keys from the beginning, and so before any dialog: an Escape meant for the inspector must not close a
 * dialog below.
 */
window.addEventListener(
  'keydown',
  (event) => {
    const act = actionOf(event);
    if (act === undefined) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  },
  { capture: true },
);

function actionOf({ altKey, shiftKey, code, key, target }: KeyboardEvent): (() => void) | undefined {
  if (altKey && shiftKey && code === hotKey) return picker === undefined ? pick : stopPicking;
  if (picker !== undefined && key === 'Enter') return picker.pick;
  if (picker !== undefined && key === 'Escape') return stopPicking;
  return key === 'Escape' && panel?.holds(target) === true ? close : undefined;
}

function pick(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && panel?.holds(activeElement) !== true) cameFrom = activeElement;
  close();
  picker = startPicking({
    nameAt: (element) => inspectedAt(element).chain[0]?.name,
    onPick(element) {
      picker = undefined;
      show(inspectedAt(element));
    },
    onLeave() {
      picker = undefined;
    },
  });
}

function stopPicking(): void {
  picker?.end();
  picker = undefined;
}

function show({ chain, form }: Found): void {
  const opened = openPanel(close, pick);
  panel = opened;
  stopFollowing = form?.store.subscribe(() => requestAnimationFrame(opened.refresh));
  opened.show(chain);
}

function close(): void {
  if (panel === undefined) return;
  stopFollowing?.();
  panel.close();
  panel = undefined;
  cameFrom?.focus();
}
