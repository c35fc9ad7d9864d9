import { foldEmail } from './accounts.ts';
import { createThrottle } from './throttle.ts';

export interface LoginLimits {
  /** Finds the seconds until this account may be tried again from this address; 0: now. */
  readonly waitFor: (attempt: LoginAttempt) => number;
  readonly count: (attempt: LoginAttempt) => void;
  /** Clears the failures of this account, and of no other, after a correct password. */
  readonly forgive: (attempt: LoginAttempt) => void;
}

export interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

const memory = 15 * 60_000;

/**
 * Delays sign-in after five failures of an account from an address, or fifty failures from an address. A correct
 * password clears the failures of its own account only, so that an attacker's own account does not help to guess
 * others.
 */
export function createLoginLimits(clock: { readonly now?: () => number } = {}): LoginLimits {
  const accounts = createThrottle({ free: 5, memory, ...clock });
  const addresses = createThrottle({ free: 50, memory, ...clock });
  const accountOf = ({ email, address }: LoginAttempt) => `${address} ${foldEmail(email)}`;
  return {
    waitFor: (attempt) => Math.max(accounts.waitFor(accountOf(attempt)), addresses.waitFor(attempt.address)),
    count(attempt) {
      accounts.fail(accountOf(attempt));
      addresses.fail(attempt.address);
    },
    forgive(attempt) {
      addresses.forgive(attempt.address, accounts.forgive(accountOf(attempt)));
    },
  };
}
