import { useState } from 'react';

export interface LeaveGuardOptions {
  /** Reports whether something is typed that is not stored; asked when somebody leaves. */
  readonly isTyped: () => boolean;
  /** Leaves, and forgets what was typed. */
  readonly onLeave: () => void;
}

export interface LeaveGuard {
  /** True while the user is asked whether to discard what was typed. */
  readonly isAsking: boolean;
  /** Leaves at once where nothing was typed, and asks else. */
  readonly leave: () => void;
  readonly stay: () => void;
  readonly discard: () => void;
}

/** Guards typed text on leaving: asks before it is discarded, whichever button or key leads out. */
export function useLeaveGuard({ isTyped, onLeave }: LeaveGuardOptions): LeaveGuard {
  const [isAsking, setIsAsking] = useState(false);
  return {
    isAsking,
    leave: () => (isTyped() ? setIsAsking(true) : onLeave()),
    stay: () => setIsAsking(false),
    discard: onLeave,
  };
}
