import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable } from '../store/database.ts';
import { versionChannel } from './publications.ts';

/** What a gateway says of itself. */
export interface ServingGateway {
  readonly gateway: string;
  /** Hash of the version that it answers by. */
  readonly served: string;
  /** Hash of the version that it could answer by at once. */
  readonly prepared: string | undefined;
}

/** Seconds after which a gateway that says nothing has ended. */
const mostSilence = 15;

/** Milliseconds between two looks at what others have prepared, and until nobody waits for them any longer. */
const [rest, longest] = [50, 60_000];

export async function noteGateway(
  database: Queryable,
  { gateway, served, prepared }: ServingGateway,
): Promise<void> {
  await database.query(
    `insert into schema_gateway (gateway, served, prepared, seen_at) values ($1, $2, $3, clock_timestamp())
     on conflict (gateway) do update set served = $2, prepared = $3, seen_at = clock_timestamp()`,
    [gateway, served, prepared ?? null],
  );
}

export async function forgetGateway(database: Queryable, gateway: string): Promise<void> {
  await database.query('delete from schema_gateway where gateway = $1', [gateway]);
}

/** The version that gateways are to prepare; undefined while there is none that was not published since. */
export async function versionToPrepare(database: Queryable): Promise<string | undefined> {
  const { rows } = await database.query<{ hash: string }>(
    `select hash from schema_version
     where prepared_at > coalesce((select max(published_at) from schema_publication), '-infinity')
     order by prepared_at desc limit 1`,
  );
  return rows[0]?.hash;
}

/**
 * Has every gateway prepare a stored version, so that all of them answer by it within moments of its publication.
 * Whoever has ended meanwhile, or cannot serve the version, is not waited for.
 */
export async function prepareEverywhere(database: Queryable, hash: string): Promise<void> {
  await database.query('update schema_version set prepared_at = clock_timestamp() where hash = $1', [hash]);
  database.announce(versionChannel);
  const begun = performance.now();
  while (performance.now() - begun < longest) {
    if (!(await isAnyElsewhere(database, hash, 'coalesce(prepared, served)'))) return;
    await pause(rest);
  }
}

/** Whether some gateway answers by another version. */
export function isAnotherServed(database: Queryable, hash: string): Promise<boolean> {
  return isAnyElsewhere(database, hash, 'served');
}

async function isAnyElsewhere(
  database: Queryable,
  hash: string,
  column: 'served' | 'coalesce(prepared, served)',
): Promise<boolean> {
  const { rows } = await database.query(
    `select 1 from schema_gateway where ${column} <> $1
     and seen_at > clock_timestamp() - interval '${mostSilence} seconds' limit 1`,
    [hash],
  );
  return rows.length > 0;
}
