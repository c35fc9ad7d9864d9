import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isPointerDown, whenReleased } from './by-hand.ts';

/**
 * Reads a store, frozen while the pointer is pressed: pressing Save blurs a field, whose error line may go, and a page
 * that moved then would take the button away before the click.
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
