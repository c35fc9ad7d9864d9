import type { Queryable } from '../store/database.ts';

/** State of a gateway, as it notes it itself. */
export interface ServingGateway {
  readonly gateway: string;
  /** Name for operators: host and process. */
  readonly name: string;
  /** Hash of the version that it answers by. */
  readonly served: string;
  /** The requests to prepare a version that it has dealt with since. */
  readonly preparations: readonly Preparation[];
}

/** Outcome of a request to prepare a version, in one gateway. */
export interface Preparation {
  readonly hash: string;
  /** The moment that the database gives the request: another one for the same version is dealt with anew. */
  readonly requestedAt: string;
  /** Reason why it cannot serve the version, as a sentence; absent where it can. */
  readonly refusal?: string;
}

/** Seconds after which a gateway that says nothing has ended. */
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

/** Lists the gateways that have been heard of lately, by their names. */
export async function servingGateways(database: Queryable): Promise<readonly ServingGateway[]> {
  const { rows } = await database.query<ServingGateway>(
    `select gateway, name, served, preparations from schema_gateway
     where seen_at > clock_timestamp() - interval '${mostSilence} seconds' order by name, gateway`,
  );
  return rows;
}

/** Reports whether some gateway answers by another version. */
export async function isAnotherServed(database: Queryable, hash: string): Promise<boolean> {
  return (await servingGateways(database)).some(({ served }) => served !== hash);
}
