import type { Product } from '../../engine/core/product/product.ts';
import type { GatewayConfig } from './config.ts';
import type { Log } from './log.ts';
import { withServerTiming } from './server-timing.ts';
import { withTraces } from './traces/with-traces.ts';

type Answer = (request: Request) => Promise<Response>;

/** Functions that measure requests. */
export interface Measuring {
  readonly measured: (answer: Answer) => Answer;
  readonly close: () => Promise<void>;
}

export interface MeasuringOptions {
  readonly product: Product;
  readonly config: Pick<GatewayConfig, 'hasServerTiming' | 'traces'>;
  readonly log: Log;
}

/** Opens the `Server-Timing` header and the traces, as the operator has configured; `undefined` if neither is. */
export async function openMeasuring({
  product,
  config,
  log,
}: MeasuringOptions): Promise<Measuring | undefined> {
  const timed = config.hasServerTiming === true ? withServerTiming : undefined;
  if (config.traces === undefined) return timed && { measured: timed, close: async () => undefined };
  // Imports traces only here, since a gateway without a collector does not need them.
  const { openTraces } = await import('./traces/open-traces.ts');
  const traces = openTraces(config.traces, product, log);
  return {
    measured: (answer) => withTraces(timed?.(answer) ?? answer, traces),
    close: traces.close,
  };
}
