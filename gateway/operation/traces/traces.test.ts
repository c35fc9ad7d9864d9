import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openWith } from '../../store/store.ts';
import { timedDatabase } from '../../store/timed-database.ts';
import { databaseHosts } from '../../testing/database-hosts.ts';
import { library } from '../../testing/library.ts';
import { libraryRecords } from '../../testing/library-records.ts';
import { openTestGateway, type TestGateway, tokenFor } from '../../testing/open-test-gateway.ts';
import { uuidOf } from '../../testing/uuid-of.ts';
import { createLog, silentLog } from '../log.ts';
import { describeCall, measured } from '../measured.ts';
import { openTraces, type Traces } from './open-traces.ts';
import type { TraceSpan } from './span.ts';
import { SpanExporter } from './span-exporter.ts';
import { spanOfStatement } from './statement-span.ts';
import { withTraces } from './with-traces.ts';

/** Span as a collector receives it (OTLP, JSON). */
interface Received {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
}

interface Collector {
  readonly url: string;
  /** Bodies that the collector received. */
  readonly texts: string[];
  readonly headers: Record<string, unknown>[];
  readonly spans: () => readonly Received[];
  /** Statuses that the collector answers with, one after the other; 200 after the last. */
  readonly statuses: number[];
}

const servers: Server[] = [];

async function openCollector(): Promise<Collector> {
  const texts: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const statuses: number[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const piece of request) text += piece;
    texts.push(text);
    headers.push(request.headers);
    response.writeHead(statuses.shift() ?? 200).end('{}');
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const spans = () => texts.flatMap(spansOf);
  return { url: `http://127.0.0.1:${port}/v1/traces`, texts, headers, statuses, spans };
}

function spansOf(text: string): readonly Received[] {
  const { resourceSpans } = JSON.parse(text) as {
    readonly resourceSpans: readonly {
      readonly scopeSpans: readonly { readonly spans: readonly Received[] }[];
    }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

function attribute({ attributes }: Received, name: string): unknown {
  const [value] = Object.values(attributes.find(({ key }) => key === name)?.value ?? {});
  return value;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const everything = { share: 1, isParentBased: true };

/** Marker in every value by which a person could be recognised. */
const marked = 'Zyxwvut';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const pressed = '00f067aa0ba902b7';

describe.each(databaseHosts)('a trace of a save ($name)', ({ open }) => {
  let gateway: TestGateway;
  let stop = async () => {};
  beforeAll(async () => {
    const opened = await open();
    const database: Database = timedDatabase(opened.database);
    gateway = await openTestGateway({ product: library, store: await openWith(database, () => undefined) });
    await gateway.load(libraryRecords);
    stop = async () => {
      await gateway.relay.close();
      await opened.stop();
    };
  });
  afterAll(() => stop());

  async function tracedBy(url: string, requests: readonly Request[]) {
    const config = { url, headers: { 'x-tenant': 'care' }, resource: {}, sampling: everything };
    const traces: Traces = openTraces(config, library, silentLog);
    const answer = withTraces(gateway.fetch, traces);
    const statuses: number[] = [];
    for (const request of requests) statuses.push((await answer(request)).status);
    await traces.close();
    return statuses;
  }

  function save(method: string, body: unknown, headers: Record<string, string> = {}): Request {
    return new Request('http://gateway.test/api/library/book', {
      method,
      headers: {
        Authorization: `Bearer ${tokenFor('ann')}`,
        'Content-Type': 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  it('goes from the press in the page down to each statement', async () => {
    const collector = await openCollector();
    const book = { _id: uuidOf(`traced-${marked}`), title: `${marked} memoirs`, branch: { id: 'north' } };
    const traceparent = `00-${traceId}-${pressed}-01`;
    expect(await tracedBy(collector.url, [save('POST', book, { traceparent })])).toEqual([201]);
    const spans = collector.spans();
    expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
    const request = spans.find(({ parentSpanId }) => parentSpanId === pressed);
    expect(request).toMatchObject({ name: 'POST /api/library/book', kind: 2, status: {} });
    if (request === undefined) throw new Error('There is no span of the request.');
    expect(attribute(request, 'gateway.call')).toBe('book.save');
    expect(attribute(request, 'http.response.status_code')).toBe('201');
    const within = (parent: Received | undefined) =>
      spans.filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
    expect(within(request).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['parse', 'rights', 'checks', 'transaction']),
    );
    const transaction = within(request).find(({ name }) => name === 'transaction');
    const statements = spans.filter(({ kind }) => kind === 3);
    expect(within(transaction).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['workflow', 'checks', 'INSERT record']),
    );
    for (const statement of statements) {
      expect(attribute(statement, 'db.query.text')).toMatch(/\w/);
      expect(spans.map(({ spanId }) => spanId)).toContain(statement.parentSpanId);
    }
    for (const span of spans) {
      expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
      expect(span.spanId).toMatch(/^[0-9a-f]{16}$/);
    }
    expect(collector.headers[0]).toMatchObject({ 'x-tenant': 'care', 'content-type': 'application/json' });
  });

  it('has no value, no id and no address in it, whatever succeeds or fails', async () => {
    const collector = await openCollector();
    const book = { title: `${marked} memoirs`, isbn: marked, branch: { id: 'north' } };
    const id = uuidOf(`secret-${marked}`);
    const search = new Request(`http://gateway.test/api/library/book/search?name=${marked}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenFor('ann')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ queries: [{ field: 'title', text: marked }] }),
    });
    const statuses = await tracedBy(collector.url, [
      save('POST', { ...book, _id: id }),
      save('POST', { ...book, _id: id }),
      save('PUT', { ...book, _id: id, _rev: 1, pages: marked }),
      save('PUT', { ...book, _id: id, _rev: 9 }, { 'X-Request-Id': marked }),
      search,
      new Request(`http://gateway.test/api/library/book?bookId=${id}&${marked}=1`, {
        headers: { Authorization: `Bearer ${tokenFor('ann')}` },
      }),
    ]);
    expect(statuses[0]).toBe(201);
    const names = new Set(collector.spans().map(({ name }) => name));
    expect(names.size).toBeGreaterThan(8);
    const sent = collector.texts.join('\n').toLowerCase();
    for (const secret of [marked, id, 'member-ann', 'bookId='])
      expect(sent).not.toContain(secret.toLowerCase());
  });

  it('is none of a request that its caller does not record, and none of a probe', async () => {
    const collector = await openCollector();
    const traceparent = `00-${traceId}-${pressed}-00`;
    const book = { title: 'Silent', branch: { id: 'north' } };
    await tracedBy(collector.url, [
      save('POST', book, { traceparent }),
      new Request('http://gateway.test/readyz'),
    ]);
    expect(collector.texts).toEqual([]);
  });
});

it('a part that fails says by which class or code, and not with which words', async () => {
  const taken: TraceSpan[] = [];
  const take = (spans: readonly TraceSpan[]) => void taken.push(...spans);
  const failure = Object.assign(new Error(`broken by ${marked}`), { code: '23505', detail: marked });
  const answer = withTraces(
    async () => {
      const statement = () => spanOfStatement('insert into record values ($1)');
      await measured('statements', () => Promise.reject(failure), statement).catch(() => undefined);
      describeCall({ method: 'POST', route: '/api/library/book', call: 'book.save', status: 500 });
      return new Response();
    },
    { sampling: everything, take },
  );
  await answer(new Request('http://gateway.test/'));
  expect(taken.map(({ name, hasFailed }) => [name, hasFailed])).toEqual([
    ['INSERT record', true],
    ['POST /api/library/book', true],
  ]);
  expect(taken[0]?.attributes).toMatchObject({ 'error.type': '23505' });
  expect(JSON.stringify(taken)).not.toContain(marked);
});

describe('a collector', () => {
  const span: TraceSpan = {
    scope: 'gateway',
    traceId,
    spanId: pressed,
    name: 'GET /',
    kind: 'server',
    start: 1_000,
    end: 1_001.5,
  };

  function exporterTo(url: string, lines: string[] = []) {
    const log = createLog({ level: 'info', write: (line) => lines.push(line) });
    return new SpanExporter({ url, headers: {}, resource: { 'service.name': 'library' }, log, pause: 1 });
  }

  it('is sent what it refused for a moment once more, and what it refused for good never again', async () => {
    const collector = await openCollector();
    collector.statuses.push(503, 400);
    const exporter = exporterTo(collector.url);
    exporter.take([span]);
    await vi.waitFor(() => expect(collector.texts).toHaveLength(2));
    exporter.take([{ ...span, name: 'GET /later' }]);
    await vi.waitFor(() => expect(collector.texts).toHaveLength(3));
    await exporter.close();
    expect(collector.texts.map((text) => spansOf(text).map(({ name }) => name))).toEqual([
      ['GET /'],
      ['GET /'],
      ['GET /later'],
    ]);
    expect(collector.spans()[0]).toMatchObject({
      startTimeUnixNano: '1000000000',
      endTimeUnixNano: '1001500000',
    });
  });

  it('that is away costs a bounded number of spans and some lines of the log, and fails nothing', async () => {
    const lines: string[] = [];
    const exporter = exporterTo('http://127.0.0.1:1/v1/traces', lines);
    exporter.take(Array.from({ length: 10_000 }, () => span));
    await vi.waitFor(() => expect(lines.join('')).toContain('"traces.not-sent"'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ waiting: 8_192, dropped: 1_808 });
    await exporter.close();
  });

  it('that never answers keeps no request waiting', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    servers.push(silent);
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const exporter = exporterTo(`http://127.0.0.1:${port}/v1/traces`);
    const options = { sampling: everything, take: exporter.take };
    const answer = withTraces(async () => new Response('done'), options);
    const response = await answer(new Request('http://gateway.test/'));
    expect(await response.text()).toBe('done');
    silent.closeAllConnections();
  });
});

describe('a statement in a trace', () => {
  it.each([
    ['insert into record (id, content) values ($1, $2::jsonb)', 'INSERT record'],
    ['select r.content from "search_patient" r where r.id = $1 for update of r', 'SELECT "search_patient"'],
    ['update only record set content = $1 where id = $2', 'UPDATE record'],
    ['delete from idempotency where at < now()', 'DELETE idempotency'],
    ['insert into setting values ($1) on conflict (name) do update set value = $2', 'INSERT setting'],
    ['with found as (select id from unnest($1::text[]) id) select * from record', 'SELECT record'],
    ['commit', 'COMMIT'],
  ])('is named by what it does and to which table: %s', (text, name) => {
    expect(spanOfStatement(text).name).toBe(name);
  });

  it('has no literal in it, however it is quoted', () => {
    const quoted = fc.constantFrom(
      (text: string) => `'${text.replaceAll("'", "''")}'`,
      (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`,
      (text: string) => `$q$${text.replaceAll('$', '')}$q$`,
      (text: string) => `-- it's ${text.replaceAll('\n', ' ')}\n`,
      (text: string) => `/* it's ${text.replaceAll('*/', '')} */`,
    );
    const texts = fc.array(fc.tuple(fc.string({ unit: 'binary-ascii' }), quoted), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(texts, (parts) => {
        const literals = parts.map(([text, quote]) => quote(`${marked}${text}${marked}`));
        const { attributes } = spanOfStatement(`select ${literals.join(', ')} from record where n = 4711`);
        expect(String(attributes?.['db.query.text'])).not.toMatch(new RegExp(`${marked}|4711`));
      }),
    );
  });
});
