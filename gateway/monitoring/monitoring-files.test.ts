import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const folder = join(import.meta.dirname, '../../docs/operator/monitoring');

it.each(['alarms.yml', 'dashboard.json'])('%s asks only for what a gateway measures', async (file) => {
  const metrics = createMetrics({ query: async () => ({ rows: [] }) });
  metrics.countCall({ call: 'book.get', status: 200, ms: 1 });
  const measured = new Set((await metrics.read()).match(/^[a-z]\w+/gm));
  const text = readFileSync(join(folder, file), 'utf8');
  const named = new Set(text.match(/\b(gateway|process|nodejs)_\w+/g));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !measured.has(name))).toEqual([]);
});
