import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, posix, resolve } from 'node:path';
import { pipeline } from 'node:stream';
import { apiHeaders, securityHeaders } from '../operation/answer-headers.ts';
import { contentSecurityPolicy, publicPagePolicy } from './content-security-policy.ts';
import { type NodeHandler, requestPath } from './route.ts';

export interface StaticFilesOptions {
  /** Folder of the built app, with its `index.html`. */
  readonly directory: string;
  readonly issuerOrigins?: (() => readonly string[]) | undefined;
  /** Configuration that the page may know before sign-in: embedded in the page, so that it costs no request. */
  readonly publicConfig?: PublicConfig | undefined;
}

/** Placeholder that the build writes where the page needs the nonce of its answer. */
export const noncePlaceholder = '__CSP_NONCE__';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves the built app. Files with a hash in their name may be cached for ever; a URL without a file is a route of
 * the app and is answered with the page.
 */
export function staticFiles({
  directory,
  issuerOrigins = () => [],
  publicConfig,
}: StaticFilesOptions): NodeHandler {
  const root = resolve(directory);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...apiHeaders, Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = plainPath(requestPath(request));
    const file = fileAt(root, path);
    if (file !== undefined) sendFile(request, response, { file, isKept: path.startsWith('/assets/') });
    else if (isOwnPage(root, path)) sendOwnPage(response, join(root, `${path}.html`));
    else if (extname(path) === '' || path === '/index.html')
      sendPage(response, { root, issuerOrigins: issuerOrigins(), publicConfig });
    else
      response.writeHead(404, { ...apiHeaders, 'Content-Type': 'text/plain' }).end('There is no such file.');
  };
}

/** Decodes a path and resolves `.` and `..`; returns an undecodable path unchanged. */
function plainPath(path: string): string {
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return path;
  }
}

/**
 * Pattern of the file names that the build creates; other names never reach the file system, which fails on long
 * names and on NUL.
 */
const buildName = /^(\/[\w-][\w.-]{0,99}){1,4}$/;

/** Finds the file of a path. Excludes the page itself, which carries a nonce. */
function fileAt(root: string, path: string): string | undefined {
  if (path === '/index.html' || !buildName.test(path)) return undefined;
  const file = join(root, path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : undefined;
}

/**
 * Reports whether a path is that of a page beside the app, such as `/respond` for `respond.html`. Such a path has one
 * segment, so that it cannot lead to other folders.
 */
function isOwnPage(root: string, path: string): boolean {
  if (!/^\/[a-z][a-z-]{0,40}$/.test(path) || path === '/index') return false;
  return statSync(join(root, `${path}.html`), { throwIfNoEntry: false })?.isFile() === true;
}

function sendOwnPage(response: ServerResponse, file: string): void {
  response
    .writeHead(200, {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': publicPagePolicy,
      'Cache-Control': 'no-store',
    })
    .end(readFileSync(file, 'utf8').replaceAll(noncePlaceholder, ''));
}

interface FileAnswer {
  readonly file: string;
  readonly isKept: boolean;
}

/** Suffixes of compressed files beside a built file, by content coding; the smallest first. */
const compressions = { br: '.br', gzip: '.gz' };

function sendFile(request: IncomingMessage, response: ServerResponse, { file, isKept }: FileAnswer): void {
  const encoding = encodingOf(file, request);
  const sent = encoding === undefined ? file : file + compressions[encoding];
  response.writeHead(200, {
    ...securityHeaders,
    'Content-Type': contentTypes[extname(file)] ?? 'application/octet-stream',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
    'Content-Length': statSync(sent).size,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Cache-Control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else pipeline(createReadStream(sent), response, () => undefined);
}

function encodingOf(file: string, { headers }: IncomingMessage): keyof typeof compressions | undefined {
  const accepted = String(headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  const names = Object.keys(compressions) as (keyof typeof compressions)[];
  return names.find((name) => accepted.includes(name) && existsSync(file + compressions[name]));
}

interface PageAnswer {
  readonly root: string;
  readonly issuerOrigins: readonly string[];
  readonly publicConfig: PublicConfig | undefined;
}

function sendPage(response: ServerResponse, { root, issuerOrigins, publicConfig }: PageAnswer): void {
  const nonce = randomBytes(18).toString('base64');
  const built = readPage(join(root, 'index.html')).replaceAll(noncePlaceholder, nonce);
  const page = publicConfig === undefined ? built : withPublicConfig(built, publicConfig);
  response
    .writeHead(200, {
      ...securityHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy({ nonce, issuerOrigins }),
      'Cache-Control': 'no-store',
    })
    .end(page);
}

/**
 * Writes the configuration into an attribute before all scripts: the first script reads it, and the policy forbids
 * inline scripts, including JSON ones.
 */
function withPublicConfig(page: string, config: PublicConfig): string {
  const content = JSON.stringify(config).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return page.replace('<head>', () => `<head><meta name="public-config" content="${content}" />`);
}

function readPage(file: string): string {
  if (existsSync(file)) return readFileSync(file, 'utf8');
  return '<!doctype html><title>Not built</title><p>The app has not been built. Run "npm run build", then load this page again.</p>';
}

/** Configuration that the browser may know before sign-in. */
export interface PublicConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Audience of the tokens, where the identity provider needs it in the request. */
  readonly audience?: string;
  /** True while nothing can be saved. */
  readonly isReadOnly?: true;
  /** True for a product with real people, whose pages mention no demonstration. */
  readonly isReal?: true;
  /** True if users may open the Studio, so that pages link to it. */
  readonly hasStudio?: true;
  /** True for a demonstration that opens on a page of suggestions. */
  readonly hasStart?: true;
  /** Share of traces that are recorded, 0 to 1; absent: none. */
  readonly tracedShare?: number;
}
