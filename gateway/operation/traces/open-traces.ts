import type { Product } from '../../../engine/core/product/product.ts';
import type { Log } from '../log.ts';
import type { TraceConfig } from '../trace-config.ts';
import { SpanExporter } from './span-exporter.ts';
import type { TracesOptions } from './with-traces.ts';

export interface Traces extends TracesOptions {
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

/** Starts collecting traces and exporting them to the collector. */
export function openTraces(config: TraceConfig, product: Product, log: Log): Traces {
  const { url, headers, sampling, serviceName = product.info.slug } = config;
  const { environment } = product.info;
  const resource = {
    ...(environment === undefined ? {} : { 'deployment.environment.name': environment }),
    ...config.resource,
    'service.name': serviceName,
    'service.version': product.info.version,
    'telemetry.sdk.language': 'nodejs',
    'telemetry.sdk.name': product.info.slug,
  };
  const exporter = new SpanExporter({ url, headers, resource, log });
  return { sampling, take: exporter.take, close: () => exporter.close() };
}
