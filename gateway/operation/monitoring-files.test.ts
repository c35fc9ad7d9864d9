import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { embeddedHost } from '../testing/database-hosts.ts';
import { alarmRules, type Reading, raisedBy, samplesOf } from './alarm-rules.fixture.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const folder = join(import.meta.dirname, '../../docs/operator/monitoring');

function monitoringFile(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

let database: Database;
let metrics: Metrics;

beforeAll(async () => {
  ({ database } = await embeddedHost.open());
  await openWith(database, () => undefined);
  metrics = createMetrics(database);
  metrics.countCall({ call: 'book.get', status: 200, ms: 1 });
});
afterAll(() => database.close());

it.each(['alarms.yml', 'dashboard.json'])('%s asks only for what a gateway measures', async (file) => {
  const measured = new Set((await metrics.read()).match(/^[a-z]\w+/gm));
  const named = new Set(monitoringFile(file).match(/\b(gateway|process|nodejs)_\w+/g));
  expect(named.size).toBeGreaterThan(4);
  expect([...named].filter((name) => !measured.has(name))).toEqual([]);
});

/** Labels that Prometheus itself adds to the metrics that it scrapes. */
const ofPrometheus = ['instance', 'job', 'le'];

/** Lists the PromQL expressions of a file, each in one line. */
function expressionsIn(name: string): readonly string[] {
  const file = monitoringFile(name);
  const inYaml = [...file.matchAll(/^ +expr: (?:\|\n((?: {10,}.*\n)+)|(.*)$)/gm)].map(
    ([, block, line]) => block ?? line,
  );
  const inJson = [...file.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(([, text]) =>
    JSON.parse(text ?? '""'),
  );
  return (name.endsWith('.json') ? inJson : inYaml).map((text) => String(text).replaceAll(/\s+/g, ' '));
}

/** Lists the labels by which an expression selects or groups each metric. */
function labelsAsked(expression: string): readonly (readonly [figure: string, label: string])[] {
  const figures = [...expression.matchAll(/\b(gateway_\w+)(?:\{([^}]*)\})?/g)];
  const counted = [...expression.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = '']) =>
    names.split(/,\s*/),
  );
  return figures.flatMap(([, figure = '', selector = '']) =>
    [...[...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label = '']) => label), ...counted].map(
      (label) => [figure, label] as const,
    ),
  );
}

/** Lists the labels of each metric, as the gateway writes them. */
function labelsIn(measured: string): ReadonlyMap<string, ReadonlySet<string>> {
  const labels = new Map<string, Set<string>>();
  for (const [, figure = '', written = ''] of measured.matchAll(/^(gateway_\w+)(?:\{(.*)\})? /gm)) {
    const known = labels.get(figure) ?? new Set();
    for (const [, label = ''] of written.matchAll(/(\w+)="/g)) known.add(label);
    labels.set(figure, known);
  }
  return labels;
}

it.each(['alarms.yml', 'dashboard.json'])('%s asks by no label that a figure does not have', async (file) => {
  const busy = createMetrics(database);
  busy.countCall({ call: 'book.get', status: 503, ms: 1 });
  const labels = labelsIn(await busy.read());
  const asked = expressionsIn(file).flatMap(labelsAsked);
  expect(asked.length).toBeGreaterThan(8);
  const missing = asked.filter(
    ([figure, label]) => !ofPrometheus.includes(label) && !labels.get(figure)?.has(label),
  );
  expect(missing).toEqual([]);
});

it('calls that fail are counted as the alarm asks for them', async () => {
  const counting = createMetrics(database);
  for (const status of [200, 404, 500, 503]) counting.countCall({ call: 'book.get', status, ms: 1 });
  const measured = await counting.read();
  const [, pattern = ''] = /status=~"([^"]+)"/.exec(monitoringFile('alarms.yml')) ?? [];
  const counted = [...measured.matchAll(/^gateway_call_seconds_count\{.*status="(\d+)".*\} 1$/gm)].map(
    ([, status = '']) => status,
  );
  expect(counted.toSorted()).toEqual(['200', '404', '500', '503']);
  expect(counted.filter((status) => new RegExp(`^(?:${pattern})$`).test(status)).toSorted()).toEqual([
    '500',
    '503',
  ]);
});

const rules = alarmRules(monitoringFile('alarms.yml'));

/** Process metrics of a healthy gateway, used in place of those of the test's own process. */
const process = { nodejs_eventloop_lag_p99_seconds: 0.01, process_resident_memory_bytes: 3e8 };

interface Fault {
  /** Simulates one more minute of the fault, before each scrape. */
  readonly in?: (minute: number, metrics: Metrics) => unknown;
  /** Process metrics, if the fault shows in one of these. */
  readonly process?: Partial<typeof process>;
  /** Database of the gateway; absent: that of the tests. */
  readonly database?: Parameters<typeof createMetrics>[0];
  readonly isDown?: boolean;
  /** Minutes between two scrapes. */
  readonly step?: number;
}

/** Names the alarms that Prometheus raises after a gateway has had a fault for a number of minutes. */
async function raisedAfter(minutes: number, fault: Fault): Promise<readonly string[]> {
  const { step = 1, isDown = false } = fault;
  const gateway = createMetrics(fault.database ?? database);
  const readings: Reading[] = [];
  const added = { job: 'regimen', instance: 'a' };
  for (let minute = 0; minute <= minutes; minute += step) {
    await fault.in?.(minute, gateway);
    const figures = Object.entries({ ...process, ...fault.process });
    const read = samplesOf(await gateway.read(), added).filter(({ name }) => !Object.hasOwn(process, name));
    const own = figures.map(([name, value]) => ({ name, labels: added, value }));
    const up = { name: 'up', labels: added, value: isDown ? 0 : 1 };
    readings.push({ minute, samples: isDown ? [up] : [up, ...read, ...own] });
  }
  return raisedBy(rules, readings);
}

const times = (count: number, work: () => void) => Array.from({ length: count }).forEach(work);
const calls = (status: number, ms: number) => (metrics: Metrics) =>
  metrics.countCall({ call: 'book.get', status, ms });

/** Faults, each with the alarms that it raises and the minutes until then. */
const faults: readonly (readonly [alarms: readonly string[], minutes: number, fault: Fault])[] = [
  [['GatewayDown', 'NoGateway'], 2, { isDown: true }],
  [
    ['CallsFail'],
    10,
    {
      in(_minute, metrics) {
        times(95, () => calls(200, 5)(metrics));
        times(5, () => calls(503, 5)(metrics));
      },
    },
  ],
  [['CallsSlow'], 20, { in: (_minute, metrics) => times(10, () => calls(200, 3_000)(metrics)) }],
  [['GatewayNotReady'], 2, { database: { query: () => Promise.reject(new Error('away')) } }],
  [
    ['TasksWait'],
    12,
    {
      in: (minute) =>
        database.query(
          `with gone as (delete from outbox)
           insert into outbox (topic, payload, at, is_pending, attempts, not_before)
           values ('patient.invite', '{}', now() - make_interval(mins => $1), true, 3, now() + interval '1 hour')`,
          [minute],
        ),
    },
  ],
  [
    ['JobsWait'],
    70,
    {
      step: 5,
      in: (minute) =>
        database.query(
          `insert into job (id, kind, author, state, input, at)
           values ('a', 'bulk', 'ann', 'running', '{}', now())
           on conflict (id) do update set at = now() - make_interval(mins => $1)`,
          [minute],
        ),
    },
  ],
  [
    ['JobsFail'],
    1,
    {
      in: () =>
        database.query(
          `insert into job (id, kind, author, state, input, at, ended_at)
           values ('b', 'staging', 'ann', 'failed', '{}', now(), now()) on conflict do nothing`,
        ),
    },
  ],
  [['ReleaseNotServed'], 1_500, { step: 30, in: (_minute, metrics) => metrics.noteUnserved(3) }],
  [['WorkTooCostly'], 15, { in: (_minute, metrics) => metrics.countCostly('steps') }],
  [['EventLoopBusy'], 11, { process: { nodejs_eventloop_lag_p99_seconds: 0.7 } }],
  [['MemoryHigh'], 16, { process: { process_resident_memory_bytes: 2e9 } }],
  [['ManyRefusedAsTooOften'], 10, { in: (_minute, metrics) => times(150, metrics.countLimited) }],
];

/**
 * Day without a fault, with calls, a task that is repeated once, a search that waits for the next day, and a job.
 */
const health: Fault = {
  async in(minute, metrics) {
    times(100, () => calls(200, 20)(metrics));
    calls(404, 20)(metrics);
    await database.query('delete from outbox');
    await database.query('delete from job');
    await database.query(
      `insert into outbox (topic, payload, at, is_pending, attempts, not_before) values
       ('patient.birthdays', '{}', now() + interval '10 hours', true, 0, now() + interval '10 hours'),
       ('patient.responses', '{}', now() - make_interval(mins => $1), true, 0, now() + interval '1 minute'),
       ('patient.invite', '{}', now() - interval '2 seconds', true, 1, now() + interval '2 seconds')`,
      [minute],
    );
    await database.query(
      `insert into job (id, kind, author, state, input, at, ended_at) values
       ('a', 'bulk', 'ann', 'running', '{}', now() - interval '10 minutes', null),
       ('c', 'staging', 'ann', 'failed', '{}', now() - interval '9 days', now() - interval '9 days')`,
    );
  },
};

describe('alarms', () => {
  beforeEach(async () => {
    await database.query('delete from outbox');
    await database.query('delete from job');
  });

  it('are silent in health, minute after minute', async () => {
    expect(await raisedAfter(30, health)).toEqual([]);
  });

  it.each(faults)('%j are raised by their fault alone, after %i minutes', async (alarms, minutes, fault) => {
    expect(await raisedAfter(minutes, fault)).toEqual(alarms);
  });

  it('are each raised by one of these faults', () => {
    expect(faults.flatMap(([alarms]) => alarms).toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
  });

  it('have a figure of work that takes too much before the first of it, so that the first is an increase', async () => {
    expect(monitoringFile('alarms.yml')).toContain('increase(gateway_too_costly_total[1h])');
    const counted = async () => (await metrics.read()).match(/^gateway_too_costly_total\{.*$/gm);
    expect(await counted()).toEqual(
      ['time', 'memory', 'steps', 'waiting'].map((limit) => `gateway_too_costly_total{limit="${limit}"} 0`),
    );
    metrics.countCostly('steps');
    expect(await counted()).toContain('gateway_too_costly_total{limit="steps"} 1');
  });
});
