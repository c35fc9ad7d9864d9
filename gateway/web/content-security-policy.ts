export interface PolicyOptions {
  /** Style elements that carry it are allowed; the component library makes some at run time. */
  readonly nonce: string;
  /** Origin of an outside identity provider, which the page asks for tokens. */
  readonly issuerOrigin?: string | undefined;
}

/**
 * What the page may load and whom it may ask: its own server, nobody else. No inline script, no `eval`, no frame
 * around it.
 */
export function contentSecurityPolicy({ nonce, issuerOrigin }: PolicyOptions): string {
  const issuer = issuerOrigin === undefined ? '' : ` ${issuerOrigin}`;
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${issuer}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${issuer}`,
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}
