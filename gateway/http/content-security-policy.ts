export interface PolicyOptions {
  /** Style elements that carry it are allowed; the component library makes some at run time. */
  readonly nonce: string;
  /** Origins of an outside identity provider, which the page asks for tokens. */
  readonly issuerOrigins: readonly string[];
}

/**
 * What the page may load and whom it may ask: its own server, nobody else. No inline script, no `eval`, no frame
 * around it.
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
