import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What is read from the database: only the numbers of a queue. */
interface Source {
  query<Row>(statement: string): Promise<{ readonly rows: readonly Row[] }>;
}

/** How one call ended. */
export interface CallEnd {
  /** Name of the contract; never an address, which may hold ids. */
  readonly call: string;
  readonly status: number;
  readonly ms: number;
}

/** What a gateway exposes to Prometheus: counts and times, no personal data. */
export interface Metrics {
  readonly countCall: (end: CallEnd) => void;
  readonly countLimited: () => void;
  readonly contentType: string;
  /** The text of a scrape. */
  readonly read: () => Promise<string>;
}

/** Seconds; the product's performance targets are among them. */
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
  const pending = new Gauge({
    name: 'gateway_outbox_pending',
    help: 'Tasks that wait to be done.',
    registers,
  });
  const age = new Gauge({
    name: 'gateway_outbox_oldest_seconds',
    help: 'Age of the oldest task that waits to be done.',
    registers,
  });
  return {
    contentType: registry.contentType,
    countCall: ({ call, status, ms }) => calls.observe({ call, status }, ms / 1_000),
    countLimited: () => limited.inc(),
    async read() {
      const { rows } = await database.query<{ pending: number; age: number }>(
        `select count(*)::int as pending, coalesce(extract(epoch from now() - min(at)), 0)::float8 as age
         from outbox where is_pending`,
      );
      pending.set(rows[0]?.pending ?? 0);
      age.set(rows[0]?.age ?? 0);
      return registry.metrics();
    },
  };
}
