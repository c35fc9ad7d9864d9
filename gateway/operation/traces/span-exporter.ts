import { setTimeout as wait } from 'node:timers/promises';
import { describeError, type Log, type LogFields } from '../log.ts';
import { exportRequest, type SpanSource } from './otlp.ts';
import type { TraceSpan } from './span.ts';

export interface SpanExporterOptions extends SpanSource {
  /** Address at which the collector takes traces (OTLP over HTTP, as JSON). */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  /** Milliseconds for which spans are gathered before they are sent. */
  readonly pause?: number;
}

/** Maximum of waiting spans, so that an unavailable collector takes some megabytes and affects no request. */
const mostWaiting = 8_192;

const largestBatch = 512;

/** Milliseconds that the collector may take to answer, and that the end of the process waits for the last spans. */
const timeout = 10_000;
const lastTimeout = 2_000;

const longestPause = 60_000;

/** Status codes after which the standard (OTLP) requires sending the same spans again. */
const comesBack = new Set([429, 502, 503, 504]);

/** Exporter of spans to a collector in the background: no request waits for it or fails with it. */
export class SpanExporter {
  readonly #options: SpanExporterOptions;
  readonly #ending = new AbortController();
  #waiting: TraceSpan[] = [];
  #dropped = 0;
  #sending: Promise<void> | undefined;

  constructor(options: SpanExporterOptions) {
    this.#options = options;
  }

  readonly take = (spans: readonly TraceSpan[]): void => {
    const room = mostWaiting - this.#waiting.length;
    this.#waiting.push(...spans.slice(0, room));
    this.#dropped += Math.max(0, spans.length - room);
    this.#sending ??= this.#sendByAndBy().finally(() => {
      this.#sending = undefined;
    });
  };

  /** Sends the remaining spans, if the collector takes them. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.#sending;
    await this.#sendBatch(AbortSignal.timeout(lastTimeout));
  }

  async #sendByAndBy(): Promise<void> {
    const { pause = 1_000 } = this.#options;
    let next = pause;
    while (this.#waiting.length > 0 && (await this.#isGoingOnAfter(next))) {
      const isTaken = await this.#sendBatch(AbortSignal.timeout(timeout));
      const isMore = this.#waiting.length >= largestBatch;
      next = isTaken ? (isMore ? 0 : pause) : Math.min(longestPause, next * 2);
    }
  }

  /** Waits; resolves to false if the exporter is closing. */
  #isGoingOnAfter(ms: number): Promise<boolean> {
    const { signal } = this.#ending;
    return wait(ms, true, { signal, ref: false }).catch(() => false);
  }

  /** Sends a batch and reports whether the collector took it. Drops a batch that was refused for good. */
  async #sendBatch(signal: AbortSignal): Promise<boolean> {
    const batch = this.#waiting.slice(0, largestBatch);
    if (batch.length === 0) return true;
    try {
      const status = await this.#post(batch, signal);
      if (comesBack.has(status)) return this.#failed({ status });
      this.#waiting = this.#waiting.slice(batch.length);
      return status < 300 || this.#failed({ status });
    } catch (error) {
      // Describes the cause of a `fetch` error, which holds the reason of a failed connection.
      return this.#failed(describeError(error instanceof Error ? (error.cause ?? error) : error));
    }
  }

  async #post(batch: readonly TraceSpan[], signal: AbortSignal): Promise<number> {
    const { url, headers } = this.#options;
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(exportRequest(this.#options, batch)),
      redirect: 'error',
      signal,
    });
    await response.body?.cancel();
    return response.status;
  }

  #failed(reason: LogFields): false {
    const waiting = this.#waiting.length;
    this.#options.log.warn('traces.not-sent', { ...reason, waiting, dropped: this.#dropped });
    return false;
  }
}
