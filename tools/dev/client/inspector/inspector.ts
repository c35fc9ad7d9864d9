import { type Found, inspectedAt } from './inspected-at.ts';
import { openPanel, type Panel } from './panel.ts';
import { startPicking } from './picker.ts';

/** Alt, Shift and this key: by its place on the keyboard, since with Alt it writes something else on some. */
const hotKey = 'KeyX';

let endPicking: (() => void) | undefined;
let panel: Panel | undefined;
let stopFollowing: (() => void) | undefined;
/** Where the focus was before the inspector had it. */
let cameFrom: HTMLElement | undefined;

/**
 * Runs in the page in development: a part of the page that somebody points at says where it is written, why it is
 * hidden, required, read-only or refused, what a save would send, and how long its expressions take.
 */
window.addEventListener(
  'keydown',
  (event) => {
    if (event.altKey && event.shiftKey && event.code === hotKey) {
      event.preventDefault();
      if (endPicking === undefined) pick();
      else stopPicking();
    } else if (event.key === 'Escape' && panel?.holds(event.target) === true) {
      // The dialog below stays open.
      event.stopImmediatePropagation();
      event.preventDefault();
      close();
    }
  },
  { capture: true },
);

function pick(): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && panel?.holds(activeElement) !== true) cameFrom = activeElement;
  close();
  endPicking = startPicking({
    nameAt: (element) => inspectedAt(element).chain[0]?.name,
    onPick(element) {
      endPicking = undefined;
      show(inspectedAt(element));
    },
    onEnd: stopPicking,
  });
}

function stopPicking(): void {
  endPicking?.();
  endPicking = undefined;
}

function show({ chain, form }: Found): void {
  const opened = openPanel({ onClose: close, onPick: pick });
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
