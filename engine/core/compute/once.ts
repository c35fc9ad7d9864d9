/** A value that is worked out when it is first needed. */
export interface Once<Value> {
  (): Value;
  /** Reports whether it has been computed. */
  readonly isMade: () => boolean;
}

/** Computes a value when it is first needed, be it `undefined`, and forgets then what it was made of. */
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
