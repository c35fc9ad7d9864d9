import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { timedDatabase } from '../store/timed-database.ts';
import { openMemoryStore } from '../testing/database-templates.ts';
import { library } from '../testing/library.ts';
import { libraryRecords } from '../testing/library-records.ts';
import { openTestGateway, type TestGateway, tokenFor } from '../testing/open-test-gateway.ts';
import { measured } from './measured.ts';
import { withServerTiming } from './server-timing.ts';

describe('the time of a request', () => {
  afterEach(() => vi.useRealTimers());

  it('counts once: for the part that goes on within another, and once where two go on at a time', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const answer = withServerTiming(async () => {
      await measured('parse', () => wait(1));
      await measured('checks', async () => {
        await wait(2);
        await Promise.all([measured('statements', () => wait(4)), measured('statements', () => wait(8))]);
      });
      return new Response();
    });
    const response = answer(new Request('http://gateway.test/'));
    await vi.advanceTimersByTimeAsync(20);
    expect((await response).headers.get('server-timing')).toBe(
      'parse;dur=1.00, checks;dur=2.00, statements;dur=8.00;desc="2", other;dur=0.00, total;dur=11.00',
    );
  });

  it('is counted for no work outside of a request that is measured', async () => {
    await expect(measured('parse', async () => 'done')).resolves.toBe('done');
  });
});

describe('an answer that is timed', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const { database, close } = await openMemoryStore();
    gateway = await openTestGateway({
      product: library,
      store: { database: timedDatabase(database), close },
    });
    await gateway.load(libraryRecords);
  });
  afterAll(() => gateway.close());

  function store(title: string): Request {
    return new Request('http://gateway.test/api/library/book', {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokenFor('ann')}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title, branch: { id: 'north' } }),
    });
  }

  it('says how long each part took, by names of parts and numbers and nothing else', async () => {
    const { status, headers } = await withServerTiming(gateway.fetch)(store('Persuasion'));
    expect(status).toBe(201);
    const metrics = headers.get('server-timing')?.split(', ') ?? [];
    const parts = ['parse', 'rights', 'checks', 'workflow', 'statements', 'commit', 'other', 'total'];
    expect(metrics.map((metric) => metric.replace(/;.*/, ''))).toEqual(parts);
    for (const metric of metrics) expect(metric).toMatch(/^[a-z]+;dur=\d+\.\d\d(;desc="\d+")?$/);
  });

  it('is no other answer than one that is not', async () => {
    const response = await gateway.fetch(store('Emma'));
    expect([response.status, response.headers.has('server-timing')]).toEqual([201, false]);
  });
});
