/** Times of an access token, in seconds since 1970, on this machine's clock. */
export interface TokenTimes {
  readonly expiresAt: number;
  /** Seconds from being issued to expiring; unknown for a token that cannot be read. */
  readonly lifetime: number | undefined;
}

/**
 * `valid`: leave it alone. `due`: still good, time to renew [AUTH-19]. `expiring`: may end on its way to the
 * server. `expired`: proves nothing any more [AUTH-18].
 */
export type TokenAge = 'valid' | 'due' | 'expiring' | 'expired';

/** Seconds before its end from which a token is no longer sent [AUTH-20]. */
export const leeway = 30;

export function judgeToken({ expiresAt, lifetime }: TokenTimes, now: number): TokenAge {
  const remaining = expiresAt - now;
  if (remaining <= 0) return 'expired';
  if (remaining <= leeway) return 'expiring';
  return lifetime !== undefined && remaining < lifetime / 2 ? 'due' : 'valid';
}

/**
 * Seconds that an access token lives in all, from its own claims. A difference of two times of the server, so
 * that a wrong clock here does no harm.
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
