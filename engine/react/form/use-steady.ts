import { useCallback, useRef, useSyncExternalStore } from 'react';
import { isPointerDown, whenReleased } from './by-hand.ts';

/**
 * Reads a store, but keeps the value while the pointer is pressed. Pressing Save takes the focus from a field, whose
 * error line may disappear; if the page moved then, the button would no longer be under the pointer.
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
