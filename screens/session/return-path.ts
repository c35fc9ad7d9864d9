const key = 'auth_redirect';

/** Path at which the identity provider answers. */
export const callbackPath = '/signed-in';

const pagesOfSigningIn = new Set(['/', callbackPath]);

/**
 * The path, query and hash to come back to; undefined for anything that could lead to another site, or back to
 * signing in.
 */
export function safeReturnPath(candidate: string, origin: string): string | undefined {
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  if (!/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(candidate)) return undefined;
  const url = URL.parse(candidate, origin);
  if (url === null || url.origin !== origin || pagesOfSigningIn.has(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Remembers, in this tab only, where to go after signing in. An unsafe path is not remembered. */
export function saveReturnPath(path: string): void {
  const safe = safeReturnPath(path, location.origin);
  if (safe !== undefined) sessionStorage.setItem(key, safe);
}

/** Reads the saved path and judges it again: somebody may have put it into the storage by hand. */
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
