/** Value that is computed when first needed. */
export interface Once<Value> {
  (): Value;
  /** Reports whether the value has been computed. */
  readonly isMade: () => boolean;
}

/**
 * Creates a value that is computed on first use, even if it is `undefined`. Releases the closure afterwards.
 */
export function once<Value>(make: () => Value): Once<Value> {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  const read = (): Value => {
    if ('value' in state) return state.value;
    const value = state.make();
    state = { value };
    return value;
  };
  return Object.assign(read, { isMade: () => 'value' in state });
}
