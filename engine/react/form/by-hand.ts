import { useEffect } from 'react';

/** Fields in which the user has pressed the pointer or a key. */
const acted = new WeakSet<Element>();

let pointerIsDown = false;

let presses = 0;

/** Functions to call once the pointer is released. */
const waiting = new Set<() => void>();

/** Tracks the user's pointer and key presses while a form is open. */
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
 * Reports whether the user has pressed the pointer or a key in a field. A first field that a dialog has
 * merely focused does not count as skipped when the user clicks elsewhere.
 */
export function isChangedManually(controlId: string): boolean {
  const field = document.getElementById(controlId)?.closest('.en-field');
  return field === null || field === undefined || acted.has(field);
}

/**
 * Calls `show` at once, or on release while the pointer is pressed: a click is lost where content moves under the
 * pointer.
 */
export function whenReleased(show: () => void): void {
  if (pointerIsDown) waiting.add(show);
  else show();
}

export function isPointerDown(): boolean {
  return pointerIsDown;
}

/**
 * Returns the number of pointer presses so far, by which callers detect that the user has pressed elsewhere
 * meanwhile.
 */
export function countPresses(): number {
  return presses;
}

function press(event: Event): void {
  pointerIsDown = true;
  presses += 1;
  act(event);
}

/**
 * Calls the waiting functions after the click that follows a pointer release, since content must not move
 * before the click.
 */
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
