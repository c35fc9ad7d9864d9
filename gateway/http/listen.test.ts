import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { refuseUpgrade } from './always-answer.ts';
import { type Listening, type ListenOptions, listen } from './listen.ts';

const open: Listening[] = [];
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const listening of open.splice(0)) await listening.close();
});

async function start(options: Partial<ListenOptions>): Promise<number> {
  const listening = await listen(
    (request, response) => void request.resume().on('end', () => response.end('done')),
    {
      port: 0,
      ...options,
    },
  );
  open.push(listening);
  return listening.port;
}

/** Opens a connection that sends the text and then waits; `closed` resolves with everything received. */
function say(port: number, text: string): { readonly socket: Socket; readonly closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data))).on('error', () => undefined);
  if (text !== '') socket.write(text);
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(heard.join('')))) };
}

describe('the port', () => {
  const slowness = { head: 50, body: 200, answer: 10_000 };

  it.each([
    ['says nothing', ''],
    ['never ends its head', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['never ends its body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nslow'],
  ])('closes a connection that %s [FAULT-71]', async (_what, text) => {
    const port = await start({ slowness });
    expect(await say(port, text).closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
    expect(await say(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').closed).toContain(
      'done',
    );
  });

  it('takes so many connections of an address and no more, and one again when one ends', async () => {
    const port = await start({ connectionsPerAddress: 2 });
    const [first, second] = [say(port, ''), say(port, '')];
    await Promise.all([once(first.socket, 'connect'), once(second.socket, 'connect')]);
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await say(port, ask).closed).toBe('');
    first.socket.end();
    await first.closed;
    expect(await say(port, ask).closed).toContain('done');
  });

  it('counts no connections of a proxy, which brings everybody', async () => {
    const port = await start({ connectionsPerAddress: 1, isTrusted: (address) => address === '127.0.0.1' });
    say(port, '');
    expect(await say(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n').closed).toContain(
      'done',
    );
  });

  const upgradeRequest = 'GET /no HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

  it('lets go of a connection whose upgrade it refuses, though the client keeps its half [FAULT-71]', async () => {
    const port = await start({
      connectionsPerAddress: 1,
      upgrade: (_request, socket) => refuseUpgrade(socket, '404 Not Found'),
    });
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    sockets.push(socket);
    socket.resume().write(upgradeRequest);
    await once(socket, 'end');
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    expect(await say(port, ask).closed).toContain('done');
  });

  it('stops, whatever was made of a connection that it handed over', async () => {
    const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
    const listening = await listen(() => undefined, { port: 0, upgrade: () => taken() });
    const { closed } = say(listening.port, upgradeRequest);
    await isTaken;
    await listening.close();
    expect(await closed).toBe('');
  });
});
