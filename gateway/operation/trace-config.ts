import { ConfigError } from './config-error.ts';

/** Target of traces, by the variables of OpenTelemetry. */
export interface TraceConfig {
  /** Address at which the collector takes traces (OTLP over HTTP, as JSON). */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Name of the service; absent: the name of the product. */
  readonly serviceName?: string;
  /** Attributes that the operator adds to each trace. */
  readonly resource: Readonly<Record<string, string>>;
  readonly sampling: Sampling;
}

/** Sampling of the traces that are recorded (`OTEL_TRACES_SAMPLER`). */
export interface Sampling {
  /** Share of recorded traces, 0 to 1. */
  readonly share: number;
  /**
   * True if a trace that the caller has not sampled is dropped. A trace that the caller has sampled may be dropped
   * too, since callers include browsers.
   */
  readonly isParentBased: boolean;
}

/** Settings as written; absent ones are `undefined`. */
export interface TraceSettings {
  readonly endpoint: string;
  readonly headers: string | undefined;
  readonly serviceName: string | undefined;
  readonly resource: string | undefined;
  readonly sampler: string | undefined;
  readonly ratio: string | undefined;
}

/** Reads the configuration of traces. Throws `ConfigError` for an invalid setting. */
export function readTraceConfig({ serviceName, ...settings }: TraceSettings): TraceConfig {
  return {
    url: readEndpoint(settings.endpoint),
    headers: readPairs('OTEL_EXPORTER_OTLP_HEADERS', settings.headers),
    ...(serviceName === undefined ? {} : { serviceName }),
    resource: readPairs('OTEL_RESOURCE_ATTRIBUTES', settings.resource),
    sampling: readSampling(settings.sampler, settings.ratio),
  };
}

function readEndpoint(value: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return `${value.replace(/\/+$/, '')}/v1/traces`;
  throw new ConfigError(
    'OTEL_EXPORTER_OTLP_ENDPOINT is no address. Write where a collector takes OTLP over HTTP, as in http://collector:4318.',
  );
}

/**
 * Reads pairs `name=value`, comma-separated and percent-encoded. Messages repeat none of the pairs, which may contain
 * a token.
 */
function readPairs(variable: string, value = ''): Readonly<Record<string, string>> {
  const pairs = value.split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(pairs.map((pair) => readPair(variable, pair)));
}

function readPair(variable: string, pair: string): readonly [string, string] {
  const [, name = '', value = ''] = /^\s*([!-+\--<>-~]+?)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
  try {
    if (name !== '') return [name, decodeURIComponent(value)];
  } catch {
    // Falls through to the refusal below.
  }
  throw new ConfigError(
    `${variable} is not a list of pairs. Write it as name=value,name=value, with special signs encoded (a blank as %20).`,
  );
}

const samplers = ['always_on', 'always_off', 'traceidratio'] as const;

function readSampling(name = 'parentbased_always_on', ratio = '1'): Sampling {
  const isParentBased = name.startsWith('parentbased_');
  const sampler = samplers.find((each) => each === name.replace(/^parentbased_/, ''));
  if (sampler === undefined)
    throw new ConfigError(
      `OTEL_TRACES_SAMPLER is "${name}". Choose one of ${samplers.join(', ')}, alone or behind "parentbased_".`,
    );
  if (sampler !== 'traceidratio') return { share: sampler === 'always_on' ? 1 : 0, isParentBased };
  if (/^(?:0|1|0?\.\d+|1\.0+)$/.test(ratio)) return { share: Number(ratio), isParentBased };
  throw new ConfigError(
    `OTEL_TRACES_SAMPLER_ARG is "${ratio}". Write the share of traces to record, as in 0.1 for one of ten.`,
  );
}
