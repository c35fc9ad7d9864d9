import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withErrorReports } from './error-reports.ts';
import { createLog } from './log.ts';

describe('a gateway with an error-reporting service', () => {
  const servers: Server[] = [];

  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  /** Starts the service: keeps what it receives, and answers with the status that a test sets. */
  async function listen(status: number) {
    const told: unknown[] = [];
    const server = createServer(async (request, response) => {
      let text = '';
      for await (const piece of request) text += piece;
      told.push(JSON.parse(text));
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return { told, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/reports` };
  }

  function logTo(url: string) {
    const lines: string[] = [];
    const log = createLog({ level: 'info', write: (line) => lines.push(line) });
    return { lines, log: withErrorReports(log, { url, release: '1.2.3', now: () => new Date(0) }) };
  }

  it('tells it of every error that is logged, in the same fields, and of nothing else [ERR-08]', async () => {
    const { told, url } = await listen(204);
    const { lines, log } = logTo(url);
    log.info('call', { status: 404 });
    log.warn('metrics.failed');
    log.error('request.failed', { request: 'r-1', error: 'TypeError' });
    await vi.waitFor(() => expect(told).toHaveLength(1));
    expect(told).toEqual([
      {
        time: '1970-01-01T00:00:00.000Z',
        release: '1.2.3',
        event: 'request.failed',
        request: 'r-1',
        error: 'TypeError',
      },
    ]);
    expect(lines).toHaveLength(3);
  });

  it('goes on without it when it fails, and says so in the log only', async () => {
    const { told, url } = await listen(500);
    const { lines, log } = logTo(url);
    log.error('request.failed');
    await vi.waitFor(() => expect(lines.join('')).toContain('error-report.failed'));
    expect(told).toHaveLength(1);
  });

  it('does not run it over when everything fails at once', async () => {
    const { told, url } = await listen(204);
    const { log } = logTo(url);
    for (let count = 0; count < 200; count += 1) log.error('database.away');
    await vi.waitFor(() => expect(told).toHaveLength(60));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(60);
  });
});
