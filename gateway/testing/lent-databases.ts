import { type Database, type Queryable, quoteName } from '../store/database.ts';
import type { MemoryDatabase } from '../store/pglite-database.ts';

/** Embedded database in memory. Closing it resets it to its beginning, for the next test file of this process. */
export interface LentDatabase extends Database {
  readonly syncs: () => number;
  /** Makes the current contents the beginning for later borrowers of this kind. */
  readonly beginAs: (kind: string) => Promise<void>;
}

interface Kept {
  readonly kind: string;
  readonly database: MemoryDatabase;
  readonly beginning: Beginning;
}

/** State of a database when it was lent. */
interface Beginning {
  /** Hash of all tables, columns, indexes, constraints, triggers and functions. */
  readonly definitions: string;
  /** Fingerprint of the contents of each table, which changes with every write to the table. */
  readonly contents: ReadonlyMap<string, string>;
  /** Statements that restore each table that was empty, or small enough to be copied. */
  readonly wayBack: ReadonlyMap<string, readonly string[]>;
  /** Statement that restores the values of sequences. */
  readonly sequences: string;
}

/**
 * Maximum of idle databases in a process: one with empty tables, one of the product, and one or two of single test
 * files.
 */
const mostKept = 4;

/** Maximum of rows in a table that is copied; a database is discarded if a test changed a larger table. */
const mostCopied = 500;

/** Schema for the copies, which tests do not see. */
const copies = 'beginning';

declare global {
  /** Global, so that it survives when a page's test file reloads the project's modules. */
  var databasesToLend: Kept[] | undefined;
}

/** Lends a returned database of this kind, or opens a new one. */
export async function lendDatabase(kind: string, open: () => Promise<MemoryDatabase>): Promise<LentDatabase> {
  const kept = findKept(kind);
  if (kept !== undefined) return lend(kept);
  const database = await open();
  return lend({ kind, database, beginning: await begin(database) });
}

/** Lends a returned database of this kind; `undefined` if there is none. */
export function lendKept(kind: string): LentDatabase | undefined {
  const kept = findKept(kind);
  return kept && lend(kept);
}

function findKept(kind: string): Kept | undefined {
  const place = allKept().findLastIndex((kept) => kept.kind === kind);
  return place === -1 ? undefined : allKept().splice(place, 1)[0];
}

function allKept(): Kept[] {
  globalThis.databasesToLend ??= [];
  return globalThis.databasesToLend;
}

function lend(kept: Kept): LentDatabase {
  const { database } = kept;
  let { kind, beginning } = kept;
  let isClosed = false;
  const unlisten = new Set<() => void>();
  const check = () => {
    if (isClosed) throw new Error('The database of this test is closed: its file has given it back.');
  };
  return {
    syncs: database.syncs,
    announce: (channel, about) => database.announce(channel, about),
    say: (channel, text) => database.say(channel, text),
    async query(statement, parameters) {
      check();
      return database.query(statement, parameters);
    },
    async transaction(work) {
      check();
      return database.transaction(work);
    },
    listen(channel, heard) {
      const end = database.listen(channel, heard);
      unlisten.add(end);
      return end;
    },
    async beginAs(next) {
      kind = next;
      beginning = await begin(database);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      for (const end of unlisten) end();
      const isBack = await goBack(database, beginning).catch(() => false);
      if (isBack) allKept().push({ kind, database, beginning });
      const dropped = isBack ? allKept().splice(0, allKept().length - mostKept) : [{ database }];
      for (const each of dropped) await each.database.close();
    },
  };
}

async function begin(database: Database): Promise<Beginning> {
  return database.transaction(async (tx) => {
    await tx.query(`drop schema if exists ${copies} cascade`);
    await tx.query(`create schema ${copies}`);
    const contents = await contentsOf(tx);
    const wayBack = new Map<string, readonly string[]>();
    for (const [table, content] of contents) {
      const rows = rowsIn(content);
      if (rows > mostCopied) continue;
      wayBack.set(table, rows === 0 ? [`delete from ${quoteName(table)}`] : await copyOf(tx, table));
    }
    const definitions = await definitionsOf(tx);
    return { definitions, contents, wayBack, sequences: await sequencesOf(tx) };
  });
}

/** Copies a table, and returns the statements that restore it from the copy. */
async function copyOf(tx: Queryable, table: string): Promise<readonly string[]> {
  const { rows } = await tx.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = quote_ident($1)::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows[0]?.columns ?? '';
  const name = quoteName(table);
  await tx.query(`create table ${copies}.${name} as select ${columns} from ${name}`);
  return [
    `delete from ${name}`,
    `insert into ${name} (${columns}) overriding system value select ${columns} from ${copies}.${name}`,
  ];
}

async function sequencesOf(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ text: string }>(
    `select format('setval(%L, %s, %L)', quote_ident(sequencename), coalesce(last_value, start_value),
       last_value is not null) as text
     from pg_sequences where schemaname = current_schema()`,
  );
  return ['select 1', ...rows.map(({ text }) => text)].join(', ');
}

/** Restores the beginning of a database, and reports whether that succeeded. */
async function goBack(database: Database, beginning: Beginning): Promise<boolean> {
  // Resets what a test has set in its session; prepared statements and plans stay.
  for (const ending of ['reset all', 'discard temp', 'select pg_advisory_unlock_all()'])
    await database.query(ending);
  const changed = await database.transaction(async (tx) => {
    await tx.query('drop schema if exists kept cascade');
    await tx.query('set local session_replication_role = replica');
    // Drops added tables first, mainly the search tables of gateways.
    const added = (await tablesOf(tx)).filter((table) => !beginning.contents.has(table));
    if (added.length > 0) await tx.query(`drop table ${added.map(quoteName).join(', ')} cascade`);
    if ((await definitionsOf(tx)) !== beginning.definitions) return;
    const contents = await contentsOf(tx);
    const others = [...contents].filter(([table, content]) => beginning.contents.get(table) !== content);
    for (const [table] of others) {
      const statements = beginning.wayBack.get(table);
      if (statements === undefined) return;
      for (const statement of statements) await tx.query(statement);
    }
    await tx.query(beginning.sequences);
    return others.map(([table]) => table);
  });
  if (changed === undefined) return false;
  // Vacuums changed tables, since later tests would otherwise scan their deleted rows.
  if (changed.length > 0) await database.query(`vacuum ${changed.map(quoteName).join(', ')}`);
  return true;
}

/** Describes the contents of each table by its number of rows and the last transaction that wrote one. */
async function contentsOf(tx: Queryable): Promise<ReadonlyMap<string, string>> {
  const texts = (await tablesOf(tx)).map(
    (table) => `select '${table}' as name,
      count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as content from ${quoteName(table)}`,
  );
  const { rows } = await tx.query<{ name: string; content: string }>(texts.join(' union all '));
  return new Map(rows.map(({ name, content }) => [name, content]));
}

async function tablesOf(tx: Queryable): Promise<readonly string[]> {
  const { rows } = await tx.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace",
  );
  return rows.map(({ name }) => name);
}

function rowsIn(content: string): number {
  return Number.parseInt(content, 10);
}

/** Hashes everything that statements can define in the schema of the tables and for the session. */
async function definitionsOf(tx: Queryable): Promise<string> {
  const { rows } = await tx.query<{ text: string }>(
    `with own as (select oid, relname, relkind, relrowsecurity from pg_class
                  where relnamespace = current_schema()::regnamespace)
     select md5(concat(
       (select string_agg(own::text, ' ' order by oid) from own),
       (select string_agg(a.attrelid || a.attname || a.xmin::text, ' ' order by a.attrelid, a.attnum)
        from pg_attribute a join own on own.oid = a.attrelid where a.attnum > 0),
       (select string_agg(oid || ' ' || xmin::text, ' ' order by oid) from pg_constraint
        where connamespace = current_schema()::regnamespace),
       (select string_agg(t.oid || ' ' || t.xmin::text, ' ' order by t.oid)
        from pg_trigger t join own on own.oid = t.tgrelid),
       (select string_agg(oid || ' ' || xmin::text, ' ' order by oid) from pg_proc
        where pronamespace = current_schema()::regnamespace),
       (select string_agg(nspname, ' ' order by nspname) from pg_namespace where nspname !~ '^pg_'),
       (select string_agg(rolname || xmin::text, ' ' order by rolname) from pg_authid),
       (select string_agg(setdatabase || ' ' || setrole || setconfig::text, ' ') from pg_db_role_setting)
     )) as text`,
  );
  return rows[0]?.text ?? '';
}
