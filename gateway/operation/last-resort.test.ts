import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

interface FailingPort {
  readonly port: number;
  /** Resolves with the exit code and the complete log. */
  readonly ended: Promise<{ code: number | null; log: string }>;
}

const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

async function startFailingPort(): Promise<FailingPort> {
  const script = new URL('../testing/run-failing-port.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [script], { env: {}, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let log = '';
  child.stderr.on('data', (data) => {
    log += String(data);
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, log }));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { port: Number(String(line)), ended };
}

/** Sends a request without its whole body, and collects what its connection receives. */
async function beginRequest(port: number): Promise<{ socket: Socket; heard: Promise<string> }> {
  const socket = connect(port, 'localhost');
  const pieces: string[] = [];
  socket.on('data', (data) => pieces.push(String(data)));
  const heard = once(socket, 'close').then(() => pieces.join(''));
  const head = ['POST /slow HTTP/1.1', 'Host: localhost', 'Expect: 100-continue', 'Content-Length: 2'];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  // Waits for "100 Continue", after which the request is under way.
  await once(socket, 'data');
  return { socket, heard };
}

/** Resolves once the port takes no new connection. */
async function untilClosed(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  const isTaken = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  if (isTaken) await untilClosed(port);
}

describe('a handler that fails', () => {
  it('is an answer of 500 and a line in the log without its message, and the port goes on [FAULT-71]', async () => {
    const { port } = await startFailingPort();
    for (const path of ['/at-once', '/by-promise']) {
      const response = await fetch(`http://localhost:${port}${path}`);
      expect([response.status, await response.json()]).toEqual([
        500,
        { code: 'internal', message: expect.stringContaining('Please try again') },
      ]);
    }
    expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('done');
  });
});

describe('an error that nobody caught', () => {
  it.each(['uncaught', 'unhandled'])(
    'takes no more, ends what is under way, and ends the process with 1 for its supervisor: %s [FAULT-71]',
    async (kind) => {
      const { port, ended } = await startFailingPort();
      const { socket, heard } = await beginRequest(port);
      const failing = connect(port, 'localhost').end(`GET /${kind} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await untilClosed(port);
      failing.destroy();
      socket.write('ok');
      expect(await heard).toMatch(/HTTP\/1\.1 200 .*done/s);
      const { code, log } = await ended;
      expect(code).toBe(1);
      expect(log).toContain(`"event":"process.${kind}"`);
      expect(log).not.toContain('Woodhouse');
    },
  );
});
