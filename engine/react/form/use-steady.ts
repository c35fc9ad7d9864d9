import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isPointerDown, whenReleased } from './by-hand.ts';

/**
 * Reads a store, held still while a button of the pointer is down. A press on Save takes the focus from a field, and
 * with it goes the error line above: if the page moved then, the button would be gone before the click.
 */
export function useSteady<Value>(subscribe: (listener: () => void) => () => void, read: () => Value): Value {
  const shown = useRef<{ readonly value: Value }>(undefined);
  const subscribeReleased = useCallback(
    (listener: () => void) => subscribe(() => whenReleased(listener)),
    [subscribe],
  );
  return useSyncExternalStore(subscribeReleased, () => {
    if (shown.current === undefined || !isPointerDown()) shown.current = { value: read() };
    return shown.current.value;
  });
}
