export interface PolicyOptions {
  /** Nonce of allowed style elements, some of which the component library creates at run time. */
  readonly nonce: string;
  /** Origins of an external identity provider, which the page requests tokens from. */
  readonly issuerOrigins: readonly string[];
}

/**
 * Builds the policy that restricts loading and connecting to the page's own server: no inline script, no `eval`, no
 * framing.
 */
export function contentSecurityPolicy({ nonce, issuerOrigins }: PolicyOptions): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...issuerOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...issuerOrigins].join(' '),
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/** Policy of a page beside the app, without sign-in: only its own scripts and styles, and calls to its own server. */
export const publicPagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
