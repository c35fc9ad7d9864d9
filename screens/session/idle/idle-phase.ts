/** Milliseconds without activity after which the guard warns, and from then on until it logs out. */
export interface IdleLimits {
  readonly warnAfter: number;
  readonly logOutAfter: number;
}

export type IdlePhase =
  | { readonly phase: 'active' }
  /** Phase with the whole seconds that are left until the log-out. */
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** Computes the phase of a user who was active last at a moment; both moments in milliseconds since 1970. */
export function idlePhase(lastActive: number, now: number, limits: IdleLimits): IdlePhase {
  const idle = now - lastActive;
  const left = limits.warnAfter + limits.logOutAfter - idle;
  if (left <= 0) return { phase: 'over' };
  if (idle < limits.warnAfter) return { phase: 'active' };
  return { phase: 'warning', secondsLeft: Math.ceil(left / 1000) };
}
