import { ErrorResponse, type UserManager } from 'oidc-client-ts';
import { alone } from './session-lock.ts';
import { storedUser } from './stored-user.ts';

/** `later`: the provider did not answer sensibly, which says nothing about the session. `ended`: it said no. */
export type RenewalOutcome = 'renewed' | 'later' | 'ended';

export interface Renewal {
  /** Replaces the token that is held; who asks meanwhile gets the same answer. */
  readonly renew: (held: string) => Promise<RenewalOutcome>;
  /** False for a moment after a failure, so that a provider in trouble is not asked every two seconds. */
  readonly isWorthTrying: () => boolean;
}

export interface RenewalOptions {
  readonly manager: UserManager;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds between attempts after a failure. */
const pause = 10_000;

/** Answers of RFC 6749 (5.2) that another attempt would get again. */
const finalErrors = new Set([
  'invalid_grant',
  'invalid_client',
  'invalid_request',
  'invalid_scope',
  'unauthorized_client',
  'unsupported_grant_type',
]);

export function createRenewal({ manager, now }: RenewalOptions): Renewal {
  let underWay: Promise<RenewalOutcome> | undefined;
  let notBefore = 0;

  async function exchange(held: string): Promise<RenewalOutcome> {
    const user = await storedUser(manager);
    if (user === undefined) return 'ended';
    if (user.access_token !== held) return 'renewed';
    if (user.refresh_token === undefined) return 'ended';
    try {
      await manager.signinSilent();
      return 'renewed';
    } catch (error) {
      notBefore = now() + pause;
      return isFinal(error) ? 'ended' : 'later';
    }
  }

  return {
    isWorthTrying: () => now() >= notBefore,
    renew(held) {
      underWay ??= alone(() => exchange(held)).finally(() => {
        underWay = undefined;
      });
      return underWay;
    },
  };
}

function isFinal(error: unknown): boolean {
  return error instanceof ErrorResponse && finalErrors.has(error.error ?? '');
}
