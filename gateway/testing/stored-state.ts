import type { Database, Queryable } from '../store/database.ts';

/** Columns that differ from run to run, or with the statement that wrote the row. */
const accidental: Readonly<Record<string, readonly string[]>> = {
  audit: ['seq', 'request', 'place', 'hash'],
  audit_chain: ['hash'],
  outbox: ['seq', 'transaction'],
};

/** Reads the state of the tables after some work, then rolls the work back. */
export async function stateAfter(
  database: Database,
  work: (tx: Queryable) => Promise<void>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  let state: Readonly<Record<string, readonly string[]>> = {};
  const undone = new Error('undone');
  await database
    .transaction(async (tx) => {
      await work(tx);
      state = await storedState(tx);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return state;
}

/** Contents of all tables with records or with data derived from them. */
async function storedState(tx: Queryable): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows } = await tx.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_name ~ '^(record|audit|outbox|search_|report_)' order by 1`,
  );
  const state: Record<string, readonly string[]> = {};
  for (const { name } of rows) state[name] = await contentOf(tx, name);
  return state;
}

async function contentOf(tx: Queryable, table: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ line: string }>(
    `select (to_jsonb(one) - $1::text[])::text as line from "${table}" one`,
    [accidental[table] ?? []],
  );
  // Removes the request id from the payload of an outbox entry.
  return rows.map(({ line }) => line.replace(/"request": "[^"]*"/, '')).toSorted();
}
