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

/** Returns the path that a sign-in leads to: the stored one, the start of a demonstration, or the first of the menu. */
export function pathAfterSignIn(): string {
  return savedReturnPath() ?? (hasStartPage() ? '/start?first' : homePath(liveProduct.get()));
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
