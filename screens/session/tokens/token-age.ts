/** Times of an access token, in seconds since 1970, on this machine's clock. */
export interface TokenTimes {
  readonly expiresAt: number;
  /** Seconds from issue to expiry; unknown for an unreadable token. */
  readonly lifetime: number | undefined;
}

/**
 * Age of a token. `valid`: no action needed; `due`: still valid, but to be renewed [AUTH-19]; `expiring`: may expire
 * on the way to the server; `expired`: no longer valid [AUTH-18].
 */
export type TokenAge = 'valid' | 'due' | 'expiring' | 'expired';

/** Seconds before a token's expiry from which it is no longer sent [AUTH-20]. */
export const leeway = 30;

export function judgeToken({ expiresAt, lifetime }: TokenTimes, now: number): TokenAge {
  const remaining = expiresAt - now;
  if (remaining <= 0) return 'expired';
  if (remaining <= leeway) return 'expiring';
  return lifetime !== undefined && remaining < lifetime / 2 ? 'due' : 'valid';
}

/**
 * Reads the lifetime of an access token in seconds, as the difference of its own claims, which does not depend on this
 * machine's clock.
 */
export function lifetimeOf(accessToken: string): number | undefined {
  const claims = claimsOf(accessToken);
  if (typeof claims?.exp !== 'number' || typeof claims.iat !== 'number') return undefined;
  return claims.exp > claims.iat ? claims.exp - claims.iat : undefined;
}

function claimsOf(token: string): { readonly exp?: unknown; readonly iat?: unknown } | undefined {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : undefined;
  } catch {
    return undefined;
  }
}
