import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../store/database.ts';
import { versionChannel } from './publications.ts';
import { type ServingGateway, servingGateways } from './serving-gateways.ts';

/** Version that every gateway has to prepare. */
export interface PreparationRequest {
  readonly hash: string;
  /**
   * Instant of the request as the database formats it; distinguishes the request from earlier ones for the same
   * version.
   */
  readonly requestedAt: string;
}

/** Progress of one gateway in preparing a version. */
export interface GatewayReadiness {
  readonly name: string;
  readonly state: 'ready' | 'preparing' | 'refused';
  /** Reason why the gateway cannot serve the version, as a sentence. */
  readonly refusal?: string;
}

/** Outcome of waiting for gateways; `gateways` lists those that are not ready. */
export interface PreparationEnd {
  readonly outcome: 'ready' | 'refused' | 'late' | 'lapsed';
  readonly gateways: readonly GatewayReadiness[];
}

/** Milliseconds between two checks of others' progress, and until the wait ends. */
const [rest, longest] = [20, 60_000];

/**
 * Minutes until a request may be renewed, and until it expires. Unserved search tables are kept for longer, ten
 * minutes.
 */
const [renewedAfter, lapsedAfter] = [4, 8];

/** Time of a request in UTC, so that every gateway reads the same text whatever the session's time zone. */
const requestedAt = `to_char(prepared_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Maximum of versions in preparation at a time, each of which takes some megabytes. */
const mostAtOnce = 4;

/** Lists the versions to prepare: requested recently, and since the last publication. */
export async function requestedPreparations(database: Queryable): Promise<readonly PreparationRequest[]> {
  const { rows } = await database.query<PreparationRequest>(
    `select hash, ${requestedAt} as "requestedAt" from schema_version
     where prepared_at > clock_timestamp() - interval '${lapsedAfter} minutes'
       and prepared_at > coalesce((select max(published_at) from schema_publication), '-infinity')
     order by prepared_at desc limit ${mostAtOnce}`,
  );
  return rows;
}

/** Requests that every gateway prepare a stored version, unless requested within the last few minutes. */
export async function requestPreparation(database: Queryable, hash: string): Promise<PreparationRequest> {
  const { rows } = await database.query<PreparationRequest & { isNew: boolean }>(
    `with renewed as (
       update schema_version set prepared_at = clock_timestamp()
       where hash = $1 and (prepared_at is null
         or prepared_at < clock_timestamp() - interval '${renewedAfter} minutes'
         or prepared_at <= (select max(published_at) from schema_publication)
         or exists (select from schema_gateway, jsonb_array_elements(preparations) as each
           where each ->> 'hash' = $1 and each ? 'refusal'
             and each ->> 'requestedAt' = ${requestedAt}))
       returning hash, ${requestedAt} as "requestedAt", true as "isNew"
     )
     select * from renewed union all
     select hash, ${requestedAt}, false from schema_version
     where hash = $1 and not exists (select from renewed)`,
    [hash],
  );
  const [request] = rows;
  if (request === undefined) throw new Error(`The version ${hash} is not stored.`);
  if (request.isNew) database.announce(versionChannel);
  return { hash, requestedAt: request.requestedAt };
}

/** Lists the progress of each gateway with a recent heartbeat. */
export async function readinessOf(
  database: Queryable,
  request: PreparationRequest,
): Promise<readonly GatewayReadiness[]> {
  return (await servingGateways(database)).map((gateway) => readiness(gateway, request));
}

function readiness({ name, served, preparations }: ServingGateway, request: PreparationRequest) {
  const { hash, requestedAt } = request;
  const own = preparations.find((each) => each.hash === hash && each.requestedAt === requestedAt);
  if (own?.refusal !== undefined) return { name, state: 'refused', refusal: own.refusal } as const;
  return { name, state: own !== undefined || served === hash ? 'ready' : 'preparing' } as const;
}

/**
 * Requests that every live gateway prepares a stored version, so that all serve it upon publication, and waits.
 * Ends with the first gateway that cannot, after a minute (with those that are not ready), or when another version
 * is published.
 */
export async function prepareEverywhere(database: Queryable, hash: string): Promise<PreparationEnd> {
  const request = await requestPreparation(database, hash);
  const begun = performance.now();
  while (true) {
    const gateways = await readinessOf(database, request);
    const refused = gateways.filter(({ state }) => state === 'refused');
    if (refused.length > 0) return { outcome: 'refused', gateways: refused };
    const preparing = gateways.filter(({ state }) => state === 'preparing');
    if (preparing.length === 0) return { outcome: 'ready', gateways: [] };
    if (!(await isRequested(database, request))) return { outcome: 'lapsed', gateways: preparing };
    if (performance.now() - begun > longest) return { outcome: 'late', gateways: preparing };
    await pause(rest);
  }
}

async function isRequested(database: Queryable, { hash }: PreparationRequest): Promise<boolean> {
  return (await requestedPreparations(database)).some((each) => each.hash === hash);
}
