import { jsonObject } from '../../engine/core/json/json.ts';
import type { ProductInfo } from '../../engine/core/product/product.ts';
import { SessionError, sentences } from './sentences.ts';

/** Public configuration of the gateway: its identity provider. */
export interface PublicConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** Audience of the tokens, if the identity provider needs one in the request. */
  readonly audience?: string;
  /** True for a gateway that stores nothing at present. */
  readonly isReadOnly?: true;
  /** True for an installation with real patients, which has no notice about made-up data. */
  readonly isReal?: true;
  /** True for a demonstration with a start page of things to try. */
  readonly hasStart?: true;
  /** Share of traces that the gateway records, 0 to 1; absent: none. */
  readonly tracedShare?: number;
}

/**
 * Reports whether the gateway itself is the identity provider, so that the browser sends its cookies with this page's
 * requests.
 */
export function isOwnIssuer({ issuer }: PublicConfig): boolean {
  return URL.parse(issuer)?.origin === location.origin;
}

/** Reads the configuration in the page, written by the gateway; fetches it in development. Throws a `SessionError`. */
export async function loadPublicConfig(): Promise<PublicConfig> {
  const config = writtenConfig() ?? (await fetchConfig());
  if (config !== undefined) return config;
  throw new SessionError(sentences.unreachable);
}

/** Reports whether the gateway is read-only, as written into the page. */
export function isReadOnly(): boolean {
  return writtenConfig()?.isReadOnly === true;
}

/** Reads a demonstration's notice about its data; undefined with real patients. */
export function dataNoticeOf({ dataNotice }: ProductInfo): string | undefined {
  return writtenConfig()?.isReal === true ? undefined : dataNotice;
}

/** Reports whether this is a demonstration with a start page of things to try. */
export function hasStartPage(): boolean {
  return writtenConfig()?.hasStart === true;
}

/** Reads the share of recorded traces that the gateway wrote into the page. */
export function tracedShare(): number | undefined {
  return writtenConfig()?.tracedShare;
}

/** Reads the configuration that the gateway wrote into the page; undefined in development. */
export function writtenConfig(): PublicConfig | undefined {
  const written = document.querySelector<HTMLMetaElement>('meta[name="public-config"]');
  return written === null ? undefined : readConfig(JSON.parse(written.content));
}

async function fetchConfig(): Promise<PublicConfig | undefined> {
  try {
    const answer = await fetch('/config.json');
    return answer.ok ? readConfig(await answer.json()) : undefined;
  } catch {
    return undefined;
  }
}

function readConfig(value: unknown): PublicConfig | undefined {
  const { issuer, clientId, scope, audience, isReadOnly, isReal, hasStart, tracedShare } = jsonObject(value);
  if (typeof issuer !== 'string' || typeof clientId !== 'string' || typeof scope !== 'string')
    return undefined;
  return {
    ...{ issuer, clientId, scope },
    ...(typeof audience === 'string' ? { audience } : {}),
    ...(isReadOnly === true ? { isReadOnly } : {}),
    ...(isReal === true ? { isReal } : {}),
    ...(hasStart === true ? { hasStart } : {}),
    ...(typeof tracedShare === 'number' ? { tracedShare } : {}),
  };
}
