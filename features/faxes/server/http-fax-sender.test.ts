import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json/json.ts';
import { FaxError, FaxInDoubtError } from './fax-sender.ts';
import { createHttpFaxSender } from './http-fax-sender.ts';

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: JsonObject | undefined;
}

/** Reaction of the service to one request: answers, hangs up, or stays silent. */
type Reply =
  | { readonly status: number; readonly body?: JsonObject; readonly to?: string }
  | 'hangs up'
  | 'silent';

describe('a fax service over HTTP', () => {
  const heard: Heard[] = [];
  let replies: Reply[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url: path = '', headers } = request;
    heard.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) });
    const reply = replies.shift() ?? { status: 500 };
    if (reply === 'hangs up') return void request.socket.destroy();
    if (reply === 'silent') return;
    response.writeHead(reply.status, {
      'Content-Type': 'application/json',
      ...(reply.to !== undefined && { Location: reply.to }),
    });
    response.end(JSON.stringify(reply.body ?? {}));
  });
  const sender = (patience = 5_000) =>
    createHttpFaxSender({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/faxes/`,
      ...{ token: 'secret', timeout: patience, pauses: [1, 1] },
    });

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    heard.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const fax = { to: '3035550101', content: new Uint8Array([37, 80, 68, 70]), key: 'letter-0' };

  it('is sent nothing at the address that a redirect names', async () => {
    replies = Array.from({ length: 3 }, () => ({ status: 307, to: '/elsewhere' }));
    await expect(sender().send(fax)).rejects.toBeInstanceOf(FaxInDoubtError);
    expect(new Set(heard.map(({ path }) => path))).toEqual(new Set(['/faxes']));
  });
  const send = (...given: Reply[]) => {
    replies = given;
    return sender().send(fax);
  };

  it('gets the number, the document and the key, and yields what it calls the fax', async () => {
    expect(await send({ status: 202, body: { id: 'f 1', status: 'queued' } })).toBe('f 1');
    const [{ method, path, headers, body } = {} as Heard] = heard;
    expect([method, path]).toEqual(['POST', '/faxes']);
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': 'letter-0' });
    expect(body).toEqual({ to: '3035550101', contentType: 'application/pdf', content: 'JVBERg==' });
    expect(await send({ status: 200, body: { id: 'f 1', status: 'sent' } })).toBeUndefined();
  });

  it('gets the same key again where nobody knows whether the fax arrived', async () => {
    expect(
      await send('hangs up', { status: 503 }, { status: 200, body: { id: 'a', status: 'queued' } }),
    ).toBe('a');
    expect(heard.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('letter-0'));
    await expect(send({ status: 500 }, { status: 429 }, { status: 502 })).rejects.toThrow(FaxInDoubtError);
    await expect(send({ status: 200, body: {} })).rejects.toThrow(FaxInDoubtError);
  });

  it('is waited for so long and no longer', async () => {
    replies = ['silent', 'silent', 'silent'];
    await expect(sender(20).send(fax)).rejects.toThrow('does not answer');
  });

  it('says what became of a fax, in our own sentences', async () => {
    replies = [
      { status: 200, body: { id: 'f 1', status: 'queued' } },
      { status: 200, body: { status: 'sent' } },
    ];
    expect([await sender().isSent('f 1'), await sender().isSent('f 1')]).toEqual([false, true]);
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/faxes/f%201' });
    const failed = (reason: string) => ({ status: 200, body: { id: 'a', status: 'failed', reason } });
    await expect(send(failed('busy'))).rejects.toThrow(new FaxError('The line is busy.'));
    await expect(send(failed('303 555 0101 of Ria'))).rejects.toThrow('The fax could not be delivered.');
  });

  it('that refuses a fax is not sent it again, nor somebody else whom it names', async () => {
    await expect(send({ status: 422 })).rejects.toThrow('did not take the letter (HTTP 422)');
    await expect(send({ status: 401 })).rejects.toThrow(FaxError);
    expect(heard).toHaveLength(2);
  });
});
