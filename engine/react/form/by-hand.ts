import { useEffect } from 'react';

/** Fields that a person has pointed at or pressed a key in. */
const acted = new WeakSet<Element>();

let pointerIsDown = false;

let presses = 0;

/** Calls that wait for the pointer to be let go. */
const waiting = new Set<() => void>();

/** Notes what a person does while a form is open. */
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
 * True where a user acted in a field before leaving it: a dialog puts the focus into its first field by itself, and a
 * click elsewhere then has left nothing out.
 */
export function isChangedManually(controlId: string): boolean {
  const field = document.getElementById(controlId)?.closest('.en-field');
  return field === null || field === undefined || acted.has(field);
}

/** Runs `show` once no button is held down: a move under the pointer would take the click away. */
export function whenReleased(show: () => void): void {
  if (pointerIsDown) waiting.add(show);
  else show();
}

export function isPointerDown(): boolean {
  return pointerIsDown;
}

/** Counts the presses of the pointer's button: another number means that the user has gone elsewhere meanwhile. */
export function countPresses(): number {
  return presses;
}

function press(event: Event): void {
  pointerIsDown = true;
  presses += 1;
  act(event);
}

/** The click comes right after the pointer is let go: only then may anything move. */
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
