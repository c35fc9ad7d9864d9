import { useState } from 'react';

export interface LeaveGuardOptions {
  /** Reports whether the user has typed something that is not stored; called when the user wants to leave. */
  readonly isTyped: () => boolean;
  /** Leaves, and discards what was typed. */
  readonly onLeave: () => void;
}

export interface LeaveGuard {
  /** True while the user is asked whether to discard what was typed. */
  readonly isAsking: boolean;
  /** Leaves at once if nothing was typed; otherwise asks first. */
  readonly leave: () => void;
  readonly stay: () => void;
  readonly discard: () => void;
}

/** Guards typed text: asks before any button or key discards it. */
export function useLeaveGuard({ isTyped, onLeave }: LeaveGuardOptions): LeaveGuard {
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    leave: () => (isTyped() ? setIsAsking(true) : onLeave()),
    stay: () => setIsAsking(false),
    discard: onLeave,
  };
}
