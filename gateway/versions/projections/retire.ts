import { type Database, type Queryable, quoteName } from '../../store/database.ts';
import { withoutWriters } from './lock-records.ts';
import { isFollowed, projectionChannel, setFollowed } from './registry.ts';

/** Time for which an unserved version is kept, for a restart or a release that is rolled back. */
const keptFor = "interval '10 minutes'";

const unused = `not exists (select 1 from projection_use u
    where u.name = p.name and u.hash = p.hash and u.seen_at > now() - ${keptFor})
  and p.created_at < now() - ${keptFor}`;

/** SQL condition that every table is ready and exists in one version only. */
const isSettled = `not exists (select 1 from projection where state <> 'ready')
  and not exists (select 1 from projection group by name having count(*) > 1)`;

/**
 * Drops tables that were not served for a while, and stops recording changes once each table has one version.
 * Resolves to the names of the dropped tables.
 */
export async function retireProjections(database: Database): Promise<readonly string[]> {
  if (!(await isAnythingToDo(database))) return [];
  return withoutWriters(database, async (tx) => {
    const gone = await dropUnused(tx);
    const { rows } = await tx.query<{ settled: boolean }>(`select ${isSettled} as settled`);
    if (rows[0]?.settled === true) await setFollowed(tx, false);
    tx.announce(projectionChannel);
    return gone;
  });
}

async function isAnythingToDo(database: Database): Promise<boolean> {
  const { rows } = await database.query<{ unused: boolean; settled: boolean }>(
    `select exists (select 1 from projection p where ${unused}) as unused, ${isSettled} as settled`,
  );
  return rows[0]?.unused === true || (rows[0]?.settled === true && (await isFollowed(database)));
}

async function dropUnused(tx: Queryable): Promise<readonly string[]> {
  const { rows } = await tx.query<{ name: string; hash: string; tables: readonly string[] }>(
    `delete from projection p where ${unused} returning name, hash, tables`,
  );
  for (const { name, hash, tables } of rows) {
    for (const table of tables) await tx.query(`drop table if exists ${quoteName(table)}`);
    for (const table of tables) await tx.query(`drop function if exists ${quoteName(`follow_${table}`)}()`);
    await tx.query('delete from projection_rows where projection = $1', [tables[0] ?? '']);
    await tx.query('delete from projection_change where name = $1 and hash = $2', [name, hash]);
  }
  await tx.query("delete from projection_use where seen_at < now() - interval '1 day'");
  return rows.map(({ name }) => name);
}
