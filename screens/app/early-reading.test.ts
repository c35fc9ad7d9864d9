import { expect, it } from 'vitest';
import type { GatewayClient } from '../../engine/react/index.ts';
import { createEarlyReading } from './early-reading.ts';

const reading = { call: 'patient.get', query: { patientId: 'p1' } };

/** A gateway that answers with the number of the request; the first of them fail. */
function counting(failures = 0) {
  let requests = 0;
  const client: GatewayClient = {
    async call() {
      requests += 1;
      if (requests <= failures) throw new Error('unreachable');
      return requests;
    },
  };
  return { client, requests: () => requests };
}

function opened({ failures = 0, token = 'mine' }: { failures?: number; token?: string } = {}) {
  const { client, requests } = counting(failures);
  const early = createEarlyReading();
  early.begin(client, 'mine', reading);
  const page = early.takenBy(client, async () => token);
  return { ask: (query: Record<string, string>) => page.call('patient.get', { query }), requests };
}

it('answers the first call that is the same, and makes every other', async () => {
  const { ask, requests } = opened();
  expect(await ask({ patientId: 'p2' })).toBe(2);
  expect(await ask({ patientId: 'p1' })).toBe(1);
  expect(await ask({ patientId: 'p1' })).toBe(3);
  expect(requests()).toBe(3);
});

it('gives nothing to somebody who has signed in with another token meanwhile', async () => {
  expect(await opened({ token: 'theirs' }).ask({ patientId: 'p1' })).toBe(2);
});

it('makes the call anew when the early one has failed', async () => {
  expect(await opened({ failures: 1 }).ask({ patientId: 'p1' })).toBe(2);
});
