import { METHODS } from 'node:http';
import type { Json } from '../../engine/core/json/json.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import { createRandom, type Random } from '../../tools/demo/random.ts';
import { frames, handshake } from './fuzz-socket.ts';
import { calls, type Material, patientIds, recordsOf } from './material.ts';
import { oddlyChanged, oddText, oddValue } from './odd-values.ts';

/** Bytes sent on one connection. */
export interface FuzzCase {
  readonly kind: string;
  /** Pieces of the request, each written separately. */
  readonly writes: readonly Buffer[];
  /** Number of requests in the pieces. */
  readonly requests: number;
  /**
   * End of the connection: the client waits for the response, closes its half immediately, or resets the connection.
   */
  readonly ending: 'wait' | 'half-close' | 'reset';
  /** True if everything that an answer needs is sent. */
  readonly isComplete: boolean;
}

interface Sent {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body?: Buffer;
}

type Maker = (random: Random, material: Material) => Omit<FuzzCase, 'kind'>;

/** Makes the case of a number, which depends only on the seed and the number. */
export function fuzzCase(seed: string, number: number, material: Material): FuzzCase {
  const random = createRandom(`${seed} ${number}`);
  const [kind, make] = random.pick(weighted);
  return { kind, ...make(random, material) };
}

const makers: Readonly<Record<string, { readonly weight: number; readonly make: Maker }>> = {
  path: { weight: 20, make: (random, material) => whole(pathRequest(random, material)) },
  call: { weight: 30, make: (random, material) => whole(callRequest(random, material)) },
  body: { weight: 12, make: bodyCase },
  header: { weight: 12, make: (random, material) => whole(headerRequest(random, material), false) },
  method: { weight: 6, make: methodCase },
  identity: { weight: 8, make: (random, material) => whole(identityRequest(random, material)) },
  socket: { weight: 6, make: socketCase },
  pipeline: { weight: 4, make: pipelineCase },
  broken: { weight: 4, make: brokenCase },
};

const weighted = Object.entries(makers).flatMap(([kind, { weight, make }]) =>
  Array.from({ length: weight }, () => [kind, make] as const),
);

function whole(sent: Sent, isComplete = true): Omit<FuzzCase, 'kind'> {
  return { writes: [bytesOf(sent)], requests: 1, ending: 'wait', isComplete };
}

function bytesOf({ method, target, headers, body }: Sent): Buffer {
  const lines = headers.map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${target} HTTP/1.1`, ...lines].join('\r\n');
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)]);
}

const usual = ({ host }: Material) => [['Host', host] as const, ['Connection', 'close'] as const];

const staticPaths = ['/', '/index.html', '/favicon.svg', '/assets/app-1a2b.js', '/patients/1', '/signed-in'];
const ownPaths = ['/healthz', '/readyz', '/config.json', '/metrics', '/api/openapi.json', '/live', '/api'];
const identityPaths = [
  '/oidc/auth',
  '/oidc/token',
  '/oidc/jwks',
  '/oidc/session/end',
  '/oidc/session/end/confirm',
  '/oidc/.well-known/openid-configuration',
  '/oidc/interaction/x',
  '/oidc/hosted.css',
  '/oidc/token/revocation',
  '/oidc/me',
  '/oidc',
];

const oddSegments = [
  '..',
  '.',
  '%2e%2e',
  '%00',
  '%',
  '%E0%A4%A',
  '%ff',
  '%2f..%2f',
  '\\',
  '..\\..',
  '',
  '@',
  ';x=1',
  '~',
  '{id}',
  ':id',
  '*',
  '\xe9\xff',
  '__proto__',
  'con',
  '%0d%0aX-Injected:1',
  'index.html',
  'x.js',
  '.env',
  '.git',
];

function oddPath(random: Random): string {
  const base = random.pick([...staticPaths, ...ownPaths, ...identityPaths, ...calls.map(({ path }) => path)]);
  const segments = base.split('/');
  for (let n = random.integer(0, 3); n > 0; n -= 1) {
    const long = random.pick(['a', '%61', '/', 'é']).repeat(random.pick([100, 255, 256, 257, 1_000, 4_000]));
    const odd = random.chance(0.25) ? long : random.pick(oddSegments);
    segments.splice(random.integer(1, segments.length), random.integer(0, 1), odd);
  }
  const path = segments.join('/');
  if (random.chance(0.05)) return `http://${random.pick(['localhost', 'evil.example', '[::1]', ''])}${path}`;
  return random.chance(0.03) ? random.pick(['*', 'x', '//evil.example/', '///', '/?', '/#x']) : path;
}

function oddQuery(random: Random, names: readonly string[]): string {
  const pairs = Array.from({ length: random.integer(0, 4) }, () => {
    const name = names.length > 0 && random.chance(0.8) ? random.pick(names) : oddText(random).slice(0, 50);
    return `${encoded(name)}=${random.chance(0.1) ? '%' : encoded(valueFor(random, name))}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function valueFor(random: Random, name: string): string {
  if (/patient|^ids?$/i.test(name) && random.chance(0.8)) return random.pick(patientIds);
  return random.chance(0.3) ? random.pick(['1', 'true', 'aspirin', '2000-01-01']) : oddText(random);
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function pathRequest(random: Random, material: Material): Sent {
  const target = `${oddPath(random)}${random.chance(0.3) ? oddQuery(random, ['x']) : ''}`;
  const headers = random.chance(0.3) ? [...usual(material), bearer(random, material)] : usual(material);
  return { method: random.pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS']), target, headers };
}

function bearer(random: Random, { tokens }: Material) {
  const token = random.chance(0.9) ? random.pick(tokens) : random.pick(['', 'x', `${random.pick(tokens)}x`]);
  return ['Authorization', `Bearer ${token}`] as const;
}

function callRequest(random: Random, material: Material, contract = random.pick(calls)): Sent {
  const method = random.pick(contract.methods);
  const path = contract.path.replace(/\{\w+\}/g, () => encoded(valueFor(random, 'id')));
  const target = `${path}${callQuery(random, contract)}`;
  const headers = [...usual(material), bearer(random, material), ...oddCallHeaders(random)];
  if (method === 'GET') return { method, target, headers };
  const body = Buffer.from(JSON.stringify(bodyFor(random, contract)));
  const framing = [
    ['Content-Type', 'application/json'],
    ['Content-Length', String(body.length)],
  ] as const;
  return { method, target, headers: [...headers, ...framing], body };
}

/** Makes a query, mostly of the parameters in the contract. */
function callQuery(random: Random, { query }: CallContract): string {
  const names = Object.keys(query);
  if (random.chance(0.15)) return oddQuery(random, names);
  const sent = names.filter(
    (name) => !query[name]?.isInPath && (query[name]?.isRequired || random.chance(0.5)),
  );
  const goodByType = { date: '1950-01-01', integer: '1', boolean: 'true' };
  const pairs = sent.map((name) => {
    const good = goodByType[query[name]?.type as keyof typeof goodByType] ?? valueFor(random, name);
    return `${name}=${encoded(random.chance(0.9) ? good : oddText(random))}`;
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function oddCallHeaders(random: Random): readonly (readonly [string, string])[] {
  if (random.chance(0.7)) return [];
  return [
    ['X-Time-Zone', random.pick(['America/New_York', 'Mars/Base', '+25:00', 'x'.repeat(70)])],
    ['Idempotency-Key', random.pick(['one', 'two', 'x'.repeat(300), '%00'])],
    ['X-Request-Id', random.pick(['abcdefgh', 'x', 'y'.repeat(100)])],
  ];
}

/** Makes a body: a stored record, or the properties of the contract's schema, with some of these changed. */
function bodyFor(random: Random, { body }: CallContract): Json {
  const schema = body?.schema as { readonly properties?: Readonly<Record<string, unknown>> } | undefined;
  const names = Object.keys(schema?.properties ?? { queries: [], filters: [], sort: [], from: 0 });
  const free = Object.fromEntries(
    names.map((name) => [name, /patient/i.test(name) ? random.pick(patientIds) : oddValue(random)]),
  );
  const inner = body?.entity === undefined ? free : random.pick(recordsOf(body.entity));
  const changed = oddlyChanged(random, inner as Json);
  return body?.wrap === undefined || random.chance(0.05) ? changed : { [body.wrap]: changed };
}

const writing = calls.filter(({ methods }) => methods.includes('POST'));

/** Makes bodies that differ from their headers, are no JSON, or are very long. */
function bodyCase(random: Random, material: Material): Omit<FuzzCase, 'kind'> {
  const {
    method,
    target,
    headers,
    body = Buffer.alloc(0),
  } = callRequest(random, material, random.pick(writing));
  const kept = headers.filter(([name]) => name !== 'Content-Length' && name !== 'Content-Type');
  const content = random.pick([body, body.subarray(0, random.integer(0, body.length)), oddBytes(random)]);
  const type = random.pick([
    'application/json',
    'application/json; charset=latin1',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    '',
  ]);
  const base = [...kept, ['Content-Type', type] as const];
  const [framing, framed, isComplete] = framedBody(random, content);
  const bytes = bytesOf({ method, target, headers: [...base, ...framing], body: framed });
  return {
    writes: inPieces(random, bytes),
    requests: 1,
    ending: isComplete ? 'wait' : random.pick(['half-close', 'reset']),
    isComplete,
  };
}

type Framed = readonly [readonly (readonly [string, string])[], Buffer, boolean];

function framedBody(random: Random, content: Buffer): Framed {
  const length = (value: string | number) => [['Content-Length', String(value)]] as const;
  const chunked = [['Transfer-Encoding', 'chunked']] as const;
  const chunk = Buffer.concat([
    Buffer.from(`${content.length.toString(16)}\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  const end = Buffer.from('0\r\n\r\n');
  return random.pick<Framed>([
    [length(content.length), content, true],
    [length(content.length), content, true],
    [
      content.length === 0 ? length(0) : chunked,
      content.length === 0 ? content : Buffer.concat([chunk, end]),
      true,
    ],
    [length(content.length + 10), content, false],
    [chunked, chunk, false],
    [chunked, Buffer.concat([Buffer.from('fffffffffff\r\n'), content]), false],
    [chunked, Buffer.from('zz\r\n\r\n'), false],
    [length('-1'), content, false],
    [[...length(5), ...chunked], Buffer.concat([chunk, end]), false],
    [length(2_000_000), content, false],
  ]);
}

function oddBytes(random: Random): Buffer {
  return random.pick([
    () => Buffer.from(Array.from({ length: random.integer(0, 300) }, () => random.integer(0, 255))),
    () => Buffer.from('['.repeat(random.integer(1, 20_000))),
    () => Buffer.from(`{"a":${'9'.repeat(random.integer(1, 2_000))}}`),
    () => Buffer.from(`{"a":1,"a":2,"__proto__":{"x":1}}`),
    () => Buffer.alloc(random.pick([1_048_575, 1_048_577, 1_500_000]), 32),
    () => Buffer.from('\ufeff{}'),
    () => Buffer.from([0x1f, 0x8b, 8, 0, 0]),
    () => Buffer.from(`"${'\\ud800'.repeat(5)}"`),
  ])();
}

function inPieces(random: Random, bytes: Buffer): readonly Buffer[] {
  if (random.chance(0.6) || bytes.length < 2) return [bytes];
  const cut = random.integer(1, bytes.length - 1);
  return [bytes.subarray(0, cut), bytes.subarray(cut)];
}

const headerNames = [
  'Host',
  'Cookie',
  'Authorization',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'Forwarded',
  'Accept-Encoding',
  'Accept',
  'Range',
  'If-None-Match',
  'Expect',
  'Origin',
  'Referer',
  'Content-Length',
  'Transfer-Encoding',
  'Content-Encoding',
  'Connection',
  'Upgrade',
  'TE',
  'Trailer',
  'Via',
  'X-HTTP-Method-Override',
  '__proto__',
  'X-Request-Id',
  'X-Time-Zone',
];
const headerValues = [
  '',
  '*',
  'close',
  'keep-alive, upgrade',
  'chunked',
  'gzip, chunked',
  'identity',
  '0',
  '-1',
  '1',
  'evil.example',
  'localhost:99999',
  '[::1',
  'a b',
  'http://evil.example',
  'bytes=0-0,5-',
  '100-continue',
  '127.0.0.1, , ::1, x',
  'for="[::1]"',
  'Basic YTpi',
  'Bearer a b',
  'identity_session_8080=x; _interaction=%; a="b',
  'h2c',
  'websocket',
  '\xff\xfe',
  'x\x00y',
  'x\ty',
  'x\r\n folded',
];

function headerRequest(random: Random, material: Material): Sent {
  const { method, target, headers, body } = random.chance(0.5)
    ? callRequest(random, material)
    : { ...pathRequest(random, material), body: undefined };
  const odd = Array.from({ length: random.pick([1, 2, 3, 3, 120, 2_100]) }, () => {
    const value = random.chance(0.05)
      ? 'v'.repeat(random.pick([8_000, 17_000, 70_000]))
      : random.pick(headerValues);
    return [random.pick(headerNames), value] as const;
  });
  const [host, ...rest] = headers;
  const kept = host === undefined || random.chance(0.1) ? rest : headers;
  return { method, target, headers: [...kept, ...odd], ...(body === undefined ? {} : { body }) };
}

/**
 * Makes requests of any method. CONNECT names another server instead of a path, which the port refuses by closing.
 */
function methodCase(random: Random, material: Material): Omit<FuzzCase, 'kind'> {
  const known = METHODS.filter((method) => method !== 'CONNECT');
  const method = random.chance(0.7)
    ? random.pick(known)
    : random.pick(['CONNECT', 'get', 'FOO', '', 'G\x00T', 'X'.repeat(99)]);
  const { headers } = callRequest(random, material);
  const kept = headers.filter(([name]) => name !== 'Content-Length');
  return whole({ method, target: oddPath(random), headers: kept }, known.includes(method));
}

const identityParameters = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
  'prompt',
  'id_token_hint',
  'post_logout_redirect_uri',
  'grant_type',
  'code',
  'code_verifier',
  'refresh_token',
  'resource',
  'claims',
  'request',
  'max_age',
  'login_hint',
  'email',
  'password',
  'xsrf',
  'logout',
];
const identityValues = [
  'regimen-web',
  'code',
  'S256',
  'openid',
  'none',
  'login',
  'refresh_token',
  'authorization_code',
];

function identityRequest(random: Random, material: Material): Sent {
  const pairs = Array.from({ length: random.integer(0, 8) }, () => {
    const value = random.chance(0.5) ? random.pick(identityValues) : oddText(random);
    return `${random.pick(identityParameters)}=${encoded(value)}`;
  }).join('&');
  const path = random.pick(identityPaths);
  const cookie = random.pick([
    '',
    '_session=x',
    'identity_session_1=%; identity_login_1=x; a',
    '=;=;',
    'x'.repeat(4_000),
  ]);
  const headers = [...usual(material), ['Cookie', cookie] as const];
  if (random.chance(0.6)) return { method: 'GET', target: `${path}?${pairs}`, headers };
  const body = Buffer.from(pairs);
  const type = random.pick([
    'application/x-www-form-urlencoded',
    'application/json',
    'text/plain; charset=x',
  ]);
  const framing = [
    ['Content-Type', type],
    ['Content-Length', String(body.length)],
  ] as const;
  return { method: 'POST', target: path, headers: [...headers, ...framing], body };
}

function socketCase(random: Random, { host, tokens }: Material): Omit<FuzzCase, 'kind'> {
  const start = bytesOf({
    method: 'GET',
    target: random.chance(0.9) ? '/live' : oddPath(random),
    headers: handshake(random, host),
  });
  const writes = [start, ...frames(random, { token: random.pick(tokens), subjects: patientIds })];
  const pieces = random.chance(0.5) ? writes : [Buffer.concat(writes)];
  return {
    writes: pieces,
    requests: 1,
    ending: random.pick(['half-close', 'half-close', 'reset']),
    isComplete: false,
  };
}

function pipelineCase(random: Random, material: Material): Omit<FuzzCase, 'kind'> {
  const several = Array.from({ length: random.integer(2, 12) }, () => {
    const { headers, ...sent } = random.chance(0.5)
      ? callRequest(random, material)
      : pathRequest(random, material);
    return bytesOf({ ...sent, headers: headers.filter(([name]) => name !== 'Connection') });
  });
  const last = bytesOf({ method: 'GET', target: '/healthz', headers: usual(material) });
  const bytes = Buffer.concat([...several, last]);
  return {
    writes: inPieces(random, bytes),
    requests: several.length + 1,
    ending: random.pick(['wait', 'wait', 'half-close', 'reset']),
    isComplete: false,
  };
}

function brokenCase(random: Random, material: Material): Omit<FuzzCase, 'kind'> {
  const good = bytesOf(callRequest(random, material));
  const bytes = random.pick([
    () => good.subarray(0, random.integer(0, good.length)),
    () => withBrokenBytes(random, good),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]),
    () => Buffer.from(`GET /${random.pick(['', ' x', '\n'])}\r\n\r\n`),
    () => Buffer.from('GET / HTTP/1.1\nHost: x\n\n'),
    () => Buffer.from('GET / HTTP/9.9\r\nHost: x\r\n\r\n'),
    () => Buffer.from('\r\n'.repeat(random.integer(1, 2_000))),
    () => oddBytes(random),
  ])();
  return {
    writes: inPieces(random, bytes),
    requests: 1,
    ending: random.pick(['half-close', 'reset']),
    isComplete: false,
  };
}

function withBrokenBytes(random: Random, bytes: Buffer): Buffer {
  const broken = Buffer.from(bytes);
  for (let n = random.integer(1, 6); n > 0; n -= 1)
    broken[random.integer(0, broken.length - 1)] = random.integer(0, 255);
  return broken;
}
