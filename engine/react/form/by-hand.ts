import { useEffect } from 'react';

/** Fields that the user has pointed at or pressed a key in. */
const acted = new WeakSet<Element>();

let pointerIsDown = false;

let presses = 0;

/** Functions to call once the pointer is released. */
const waiting = new Set<() => void>();

/** Records pointer and key inputs of the user while a form is open. */
export function useManualInputs(): void {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('keydown', act, options);
    document.addEventListener('input', act, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => {
      listeners.abort();
      release();
    };
  }, []);
}

/**
 * Reports whether the user acted in a field before leaving it: a dialog focuses its first field itself, and a click
 * elsewhere then omits nothing.
 */
export function isChangedManually(controlId: string): boolean {
  const field = document.getElementById(controlId)?.closest('.en-field');
  return field === null || field === undefined || acted.has(field);
}

/** Runs `show` once no button is pressed: content that moves under the pointer would lose the click. */
export function whenReleased(show: () => void): void {
  if (pointerIsDown) waiting.add(show);
  else show();
}

export function isPointerDown(): boolean {
  return pointerIsDown;
}

/** Counts the pointer presses; a changed number means that the user has gone elsewhere. */
export function countPresses(): number {
  return presses;
}

function press(event: Event): void {
  pointerIsDown = true;
  presses += 1;
  act(event);
}

/** Runs the waiting functions after the click, which follows the release of the pointer: only then may content move. */
function release(): void {
  pointerIsDown = false;
  const shows = [...waiting];
  waiting.clear();
  if (shows.length > 0) setTimeout(() => shows.forEach((show) => void show()));
}

function act({ target }: Event): void {
  const field = target instanceof Element ? target.closest('.en-field') : null;
  if (field !== null) acted.add(field);
}
