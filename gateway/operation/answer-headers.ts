/** Headers of every answer, pages and data alike (OWASP ASVS 5.0, V3.4). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** Headers of data: caches must not keep the data, and browsers must neither run nor frame it as a page. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** Headers of data, with those of every answer; for answers outside of calls. */
export const apiHeaders: Readonly<Record<string, string>> = { ...securityHeaders, ...dataHeaders };
