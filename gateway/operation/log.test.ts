import { describe, expect, it } from 'vitest';
import { embeddedHost } from '../testing/database-hosts.ts';
import { useLibraryGateway } from '../testing/library-gateway.ts';
import { uuidOf } from '../testing/uuid-of.ts';
import { createLog, describeError } from './log.ts';

/** Marker in every value by which a person could be recognised. */
const marked = 'Zyxwvut';

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog({ level: 'debug', write: (line) => lines.push(line) });
  const { as } = useLibraryGateway(embeddedHost, {
    log,
    handlers: {
      'user-profile': {
        isWrite: false,
        answer: () => Promise.reject(Object.assign(new Error(`broken by ${marked}`), { detail: marked })),
      },
    },
  });

  it('has no value of a record in it, whatever succeeds or fails', async () => {
    lines.length = 0;
    const book = { title: `${marked} memoirs`, isbn: marked, branch: { id: 'north' } };
    const path = '/api/library/book';
    const saved = await as('ann')('POST', path, { _id: uuidOf('marked'), ...book });
    const statuses = [
      saved,
      await as('ann')('POST', path, book),
      await as('ann')('PUT', path, { ...book, _id: uuidOf('marked'), _rev: 1, pages: marked }),
      await as('ann')('PUT', path, { ...book, _id: uuidOf('marked'), _rev: 9 }),
      await as('ann')('POST', `${path}/search`, { queries: [{ field: 'title', text: marked }] }),
      await as('ann')('POST', path, `{"title": "${marked}"`),
      await as('ann')('GET', `${path}?name=${marked}`),
      await as('ann')('GET', `/api/library/${marked}`),
      await as('eve')('POST', path, book),
      await as(marked)('GET', path),
      await as('ann')('GET', '/api/library/me'),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 422, 422, 409, 200, 400, 400, 404, 403, 403, 500]);
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.join('')).not.toContain(marked);
  });

  it('holds the number that a failed request was told, with where it failed', async () => {
    lines.length = 0;
    const { body, headers } = await as('ann')('GET', '/api/library/me');
    const id = headers.get('x-request-id') ?? 'none';
    expect(body['message']).toContain(id);
    const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries.find(({ event }) => event === 'request.failed')).toMatchObject({
      level: 'error',
      request: id,
      error: 'Error',
      at: expect.stringContaining('log.test.ts'),
    });
  });

  it('has one line for each call: who, what, how it ended', async () => {
    lines.length = 0;
    await as('ann')('GET', '/api/library/branches');
    expect(JSON.parse(lines.at(-1) ?? '{}')).toMatchObject({
      event: 'call',
      call: 'branch.list',
      status: 200,
      user: 'member-ann',
    });
  });

  it('leaves out what is below its level', () => {
    const quiet: string[] = [];
    const { info, error } = createLog({ level: 'error', write: (line) => quiet.push(line) });
    info('one');
    error('two', { code: 'x' });
    expect(quiet).toEqual([expect.stringContaining('"event":"two"')]);
  });

  it('writes one plain line for a person at a terminal', () => {
    const plain: string[] = [];
    const now = () => new Date('2026-01-02T03:04:05.678Z');
    createLog({ level: 'info', isReadable: true, write: (line) => plain.push(line), now }).info('ready', {
      port: 8080,
    });
    expect(plain).toEqual(['03:04:05 info  ready port=8080\n']);
  });

  it('tells class, code and place of an error, not its message', () => {
    const error = Object.assign(new TypeError(marked), { code: '22P02' });
    expect(describeError(error)).toMatchObject({ error: 'TypeError', errorCode: '22P02' });
    expect(JSON.stringify(describeError(error))).not.toContain(marked);
  });
});
