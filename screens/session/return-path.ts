import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import { isAllowed } from '../../engine/core/records/access.ts';
import { systemClock } from '../../engine/react/context/clock.ts';
import { homePath } from '../home-path.ts';
import { liveProduct } from '../product.ts';
import { hasStartPage } from './public-config.ts';

const key = 'auth_redirect';

/** Path to which the identity provider returns. */
export const callbackPath = '/signed-in';

const pagesOfSigningIn = new Set(['/', callbackPath]);

/**
 * Checks a path, with query and hash, to return to; undefined for a path that could lead to another site or back to
 * the sign-in.
 */
export function safeReturnPath(candidate: string, origin: string): string | undefined {
  // Refuses backslashes, which browsers read as slashes, and tabs and line ends, which they skip.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate)) return undefined;
  const url = URL.parse(candidate, origin);
  if (url === null || url.origin !== origin || pagesOfSigningIn.has(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Stores the path for the return after sign-in, in this tab only; an unsafe path is not stored. */
export function saveReturnPath(path: string): void {
  const safe = safeReturnPath(path, location.origin);
  if (safe !== undefined) sessionStorage.setItem(key, safe);
}

/**
 * Returns the path that a sign-in leads to: the stored one, the start of a demonstration, or the user's first page. Leads
 * back to the sign-in as long as there is no user.
 */
export function pathAfterSignIn(user: UserProfile | undefined): string {
  const saved = savedReturnPath();
  if (saved !== undefined) return saved;
  if (user === undefined) return '/';
  return hasStartPage() ? '/start?first' : homePathOf(user);
}

/** Finds the first page of a user's menu in the product that is served. */
export function homePathOf(user: UserProfile): string {
  const product = liveProduct.get();
  const { timeZone } = systemClock;
  const scope = { user, records: {}, now: systemClock.now(), today: systemClock.today(), timeZone };
  return homePath(product, (rule) => isAllowed(product, rule, scope));
}

/** Reads the stored path; checks it again, since session storage can be edited. */
export function savedReturnPath(): string | undefined {
  const saved = sessionStorage.getItem(key);
  return saved === null ? undefined : safeReturnPath(saved, location.origin);
}

export function currentPath(): string {
  return location.pathname + location.search + location.hash;
}

export function forgetReturnPath(): void {
  sessionStorage.removeItem(key);
}
