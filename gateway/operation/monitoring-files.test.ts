import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database.ts';
import { openWith } from '../store/store.ts';
import { embeddedHost } from '../testing/database-hosts.ts';
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

/** Labels that Prometheus itself adds to what it reads. */
const ofPrometheus = ['instance', 'job', 'le'];

/** The expressions of a file, each in one line. */
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

/** The labels that a figure is asked for by, and those that it is counted by. */
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

/** Labels of each figure, as the gateway writes it. */
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

/** Names of the alarms on one gauge each (`max by (topic) (gauge) > 300`) whose condition holds for what was measured. */
function alarmsOn(measured: string): readonly string[] {
  const alarms = monitoringFile('alarms.yml').matchAll(
    /alert: (\w+)\n +expr: (?:max|min) by \(\w+\) \((gateway_\w+)\) ([<>]) ([\d.]+)\n/g,
  );
  return [...alarms].flatMap(([, name = '', gauge = '', sign, limit]) => {
    const values = [...measured.matchAll(new RegExp(`^${gauge}(?:\\{.*\\})? (\\S+)$`, 'gm'))].map(
      ([, value]) => Number(value),
    );
    const holds = values.some((value) => (sign === '>' ? value > Number(limit) : value < Number(limit)));
    return holds ? [name] : [];
  });
}

describe('alarms', () => {
  it('are silent while nothing waits', async () => {
    expect(alarmsOn(await metrics.read())).toEqual([]);
  });

  it('are raised for mails that are not taken, and for jobs that wait or have failed', async () => {
    await database.query(
      `insert into outbox (topic, payload, at, is_pending) values ('mail', '{}', now() - interval '10 minutes', true)`,
    );
    await database.query(
      `insert into job (id, kind, author, state, input, at, ended_at) values
       ('a', 'bulk', 'ann', 'running', '{}', now() - interval '2 hours', null),
       ('b', 'staging', 'ann', 'failed', '{}', now(), now()),
       ('c', 'staging', 'ann', 'failed', '{}', now() - interval '9 days', now() - interval '9 days')`,
    );
    const measured = await metrics.read();
    expect(alarmsOn(measured)).toEqual(['TasksWait', 'JobsWait', 'JobsFail']);
    expect(measured).toContain('gateway_jobs_failed{kind="staging"} 1');
  });

  it('are raised while what is served is not the release', async () => {
    const another = createMetrics(database);
    another.noteUnserved(3);
    expect(alarmsOn(await another.read())).toContain('ReleaseNotServed');
    another.noteUnserved(0);
    expect(alarmsOn(await another.read())).not.toContain('ReleaseNotServed');
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

  it('are raised while the database is away', async () => {
    const away = createMetrics({ query: () => Promise.reject(new Error('away')) });
    expect(alarmsOn(await away.read())).toEqual(['GatewayNotReady']);
  });
});
