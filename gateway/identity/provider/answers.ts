import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { securityHeaders } from '../../operation/answer-headers.ts';

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  // Allows the provider's own scripts; the library's own pages add the hash of their scripts.
  "script-src 'self'",
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const stylesheet = readFileSync(new URL('../pages/hosted.css', import.meta.url), 'utf8');

/** Sets the headers that every answer of the identity provider carries. */
export function setSecurityHeaders(response: ServerResponse): void {
  response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
}

export function sendPage(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
}

export function sendStylesheet(response: ServerResponse): void {
  response
    .writeHead(200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' })
    .end(stylesheet);
}
