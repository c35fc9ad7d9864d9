import type { Queryable } from '../store/database.ts';

/** State of a gateway, as reported by itself. */
export interface ServingGateway {
  readonly gateway: string;
  /** Name for operators: host and process. */
  readonly name: string;
  /** Hash of the version that the gateway serves. */
  readonly served: string;
  /** Finished requests to prepare a version. */
  readonly preparations: readonly Preparation[];
}

/** Outcome of a request to prepare a version, in one gateway. */
export interface Preparation {
  readonly hash: string;
  /** Instant of the request in the database; a later request for the same version is handled again. */
  readonly requestedAt: string;
  /** Reason why the gateway cannot serve the version, as a sentence; absent if it can. */
  readonly refusal?: string;
}

/** Seconds without a heartbeat after which a gateway counts as ended. */
const mostSilence = 15;

export async function noteGateway(
  database: Queryable,
  { gateway, name, served, preparations }: ServingGateway,
): Promise<void> {
  await database.query(
    `insert into schema_gateway (gateway, name, served, preparations, seen_at)
     values ($1, $2, $3, $4::jsonb, clock_timestamp())
     on conflict (gateway) do update
       set name = $2, served = $3, preparations = $4::jsonb, seen_at = clock_timestamp()`,
    [gateway, name, served, JSON.stringify(preparations)],
  );
}

export async function forgetGateway(database: Queryable, gateway: string): Promise<void> {
  await database.query('delete from schema_gateway where gateway = $1', [gateway]);
}

/** Lists the gateways with a recent heartbeat, by name. */
export async function servingGateways(database: Queryable): Promise<readonly ServingGateway[]> {
  const { rows } = await database.query<ServingGateway>(
    `select gateway, name, served, preparations from schema_gateway
     where seen_at > clock_timestamp() - interval '${mostSilence} seconds' order by name, gateway`,
  );
  return rows;
}

/** Reports whether any gateway serves another version. */
export async function isAnotherServed(database: Queryable, hash: string): Promise<boolean> {
  return (await servingGateways(database)).some(({ served }) => served !== hash);
}
