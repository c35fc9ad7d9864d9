import type { Database, Queryable } from '../store/database.ts';

/** Columns that differ with every run, or that say in which statement a row was written. */
const accidental: Readonly<Record<string, readonly string[]>> = {
  audit: ['seq', 'request', 'place', 'hash'],
  audit_chain: ['hash'],
  outbox: ['seq', 'transaction'],
};

/** Reads what work leaves in the tables, which are as before afterwards. */
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

/** The contents of all tables that follow from records: what was stored, and what others read of it. */
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
  // The payload of an outbox entry names the request.
  return rows.map(({ line }) => line.replace(/"request": "[^"]*"/, '')).toSorted();
}
