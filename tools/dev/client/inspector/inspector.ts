import { type Picker, startPicking } from '../../../../engine/react/pointed/picker.ts';
import { type InspectedElement, inspectedAt } from './inspected-at.ts';
import { type InspectorPanel, openPanel } from './panel.ts';

/**
 * Position of the key that opens the inspector with Alt and Shift; Alt changes the character on some keyboards.
 */
const hotKey = 'KeyX';

let picker: Picker | undefined;
let panel: InspectorPanel | undefined;
let stopFollowing: (() => void) | undefined;
/** Element that had the focus before the inspector opened. */
let cameFrom: HTMLElement | undefined;

/**
 * Runs in the page in development: for the part of the page under the pointer, shows where it is defined, why it
 * is hidden, required, read-only or refused, what a save would send, and how long its expressions take.
 *
 * Adds its key listener before any dialog does, so that Escape closes the inspector and not a dialog below.
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

function show({ chain, form }: InspectedElement): void {
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
