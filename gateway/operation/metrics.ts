import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type CostLimit, costLimits } from '../../engine/core/compute/too-costly.ts';

/** Database from which only the sizes of a queue are read. */
interface Source {
  query<Row>(statement: string): Promise<{ readonly rows: readonly Row[] }>;
}

/** Outcome of one call. */
export interface CallEnd {
  /** Name of the contract; never an address, which may hold ids. */
  readonly call: string;
  readonly status: number;
  readonly ms: number;
}

/** Metrics that a gateway exposes to Prometheus: counts and times, no personal data. */
export interface Metrics {
  readonly countCall: (end: CallEnd) => void;
  readonly countLimited: () => void;
  /** Counts abandoned work, by the limit that it exceeded. */
  readonly countCostly: (limit: CostLimit) => void;
  /** Sets the number of this release's schema files that are not served because another version was published. */
  readonly noteUnserved: (files: number) => void;
  readonly contentType: string;
  /** Reads the metrics in the text format of a scrape. */
  readonly read: () => Promise<string>;
}

/** Upper bounds of the histogram in seconds, including the product's performance targets. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export function createMetrics(database: Source): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    ...{ name: 'gateway_call_seconds', help: 'How long calls took, by call and status.', buckets, registers },
    labelNames: ['call', 'status'],
  });
  const limited = new Counter({
    name: 'gateway_limited_total',
    help: 'Requests that were refused because there were too many.',
    registers,
  });
  const costly = new Counter({
    name: 'gateway_too_costly_total',
    help: 'Work that was given up because it took too much, by what was used up.',
    registers,
    labelNames: ['limit'],
  });
  // Starts each counter at 0, since an alarm notices the first event only if there was a value before.
  for (const limit of costLimits) costly.inc({ limit }, 0);
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name, help, registers, labelNames });
  const ready = gauge('gateway_ready', 'Whether the database answers (1), so that calls can be answered.');
  const unserved = gauge(
    'gateway_release_unserved_files',
    'Schema files that this release brings and that are not served, since something else was published.',
  );
  unserved.set(0);
  const pending = gauge(
    'gateway_outbox_pending',
    'Tasks that are due and wait to be done, by topic.',
    'topic',
  );
  const age = gauge(
    'gateway_outbox_oldest_seconds',
    'Age of the oldest task that waits to be done, by topic.',
    'topic',
  );
  const jobs = gauge(
    'gateway_jobs_oldest_seconds',
    'Age of the oldest job that is not done, by kind.',
    'kind',
  );
  const failed = gauge('gateway_jobs_failed', 'Jobs that failed within the last day, by kind.', 'kind');

  async function readQueues(): Promise<void> {
    // Excludes entries that were queued for a later time.
    const outbox = await database.query<{ topic: string; pending: number; age: number }>(
      `select topic, count(*)::int as pending, extract(epoch from now() - min(due))::float8 as age
       from (select topic, case attempts when 0 then greatest(at, not_before) else at end as due
             from outbox where is_pending) task
       where due <= now() group by topic`,
    );
    const work = await database.query<{ kind: string; age: number | null; failed: number }>(
      `select kind, count(*) filter (where state = 'failed')::int as failed,
         extract(epoch from now() - min(at) filter (where state in ('waiting', 'running')))::float8 as age
       from job where state in ('waiting', 'running') or state = 'failed' and ended_at > now() - interval '1 day'
       group by kind`,
    );
    for (const each of [pending, age, jobs, failed]) each.reset();
    // Reports an empty queue too, since an alarm is never raised on a missing value.
    for (const row of outbox.rows.length > 0 ? outbox.rows : [{ topic: '', pending: 0, age: 0 }]) {
      pending.set({ topic: row.topic }, row.pending);
      age.set({ topic: row.topic }, row.age);
    }
    for (const row of work.rows.length > 0 ? work.rows : [{ kind: '', age: 0, failed: 0 }]) {
      jobs.set({ kind: row.kind }, row.age ?? 0);
      failed.set({ kind: row.kind }, row.failed);
    }
  }

  return {
    contentType: registry.contentType,
    countCall: ({ call, status, ms }) => calls.observe({ call, status }, ms / 1_000),
    countLimited: () => limited.inc(),
    countCostly: (limit) => costly.inc({ limit }),
    noteUnserved: (files) => unserved.set(files),
    async read() {
      // Reports the gateway's own values even without the database: they are most useful while it is unavailable.
      const isReady = await readQueues().then(
        () => 1,
        () => 0,
      );
      ready.set(isReady);
      return registry.metrics();
    },
  };
}
