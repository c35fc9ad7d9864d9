/** Milliseconds without activity until the warning, and from there until the log-out. */
export interface IdleLimits {
  readonly warnAfter: number;
  readonly logOutAfter: number;
}

export type IdlePhase =
  | { readonly phase: 'active' }
  /** Warning phase, with the whole seconds left until the log-out. */
  | { readonly phase: 'warning'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

/** Computes the phase of a user by the time of the last activity; both times in milliseconds since 1970. */
export function idlePhase(lastActive: number, now: number, limits: IdleLimits): IdlePhase {
  const idle = now - lastActive;
  const left = limits.warnAfter + limits.logOutAfter - idle;
  if (left <= 0) return { phase: 'over' };
  if (idle < limits.warnAfter) return { phase: 'active' };
  return { phase: 'warning', secondsLeft: Math.ceil(left / 1000) };
}
