/**
 * Moves the clock of this realm forward by `offset` milliseconds; it then runs at its usual speed. Leaves
 * durations (`performance.now()`, timers) unchanged. Uses nothing outside the function, since pages receive its
 * source text.
 */
export function moveClock(offset: number): void {
  const real = Date;
  const now = () => real.now() + offset;
  const moved: DateConstructor = new Proxy(real, {
    apply: () => new moved().toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [now()] : args,
        newTarget === moved ? target : newTarget,
      ) as object,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  real.prototype.constructor = moved;
  globalThis.Date = moved;
  Object.assign(globalThis, { clockOffset: offset });
}

/** Reads the milliseconds by which the clock of this realm was moved; 0 in an ordinary run. */
export function clockOffset(): number {
  return (globalThis as { readonly clockOffset?: number }).clockOffset ?? 0;
}
