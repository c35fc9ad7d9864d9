import { createHash } from 'node:crypto';
import type { Database, Queryable } from './database.ts';
import { quoteName } from './database.ts';
import { isDistributed } from './distribution.ts';

/** Error about a backup that is damaged, or unsuitable for this store; the message says how to proceed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

interface BackupHead {
  readonly format: 'gateway-backup-1';
  /** Version of the tables. */
  readonly version: number;
  readonly madeAt: string;
}

interface BackupRow {
  readonly table: string;
  readonly row: Readonly<Record<string, unknown>>;
}

interface BackupEnd {
  readonly rows: number;
  /** SHA-256 over all previous lines, including their line ends. */
  readonly hash: string;
}

/** Tables in the order of restoring, without derived ones (searches), which are rebuilt. */
const tables = [
  'record',
  'record_version',
  'record_import',
  'record_unique',
  'audit_chain',
  'audit',
  'idempotency',
  'setting',
  'outbox',
  'opening',
  'attempt',
  'access_code',
  'staged_entry',
  'job',
  'job_row',
  'job_file',
  'upload_piece',
  'upload_line',
  'schema_text',
  'schema_version',
  'schema_change',
  'schema_publication',
];

const batchSize = 500;

/**
 * Writes all stored rows, one a line, as of one instant, excluding later changes. The embedded database delays such
 * changes.
 */
export async function writeBackup(
  database: Database,
  write: (line: string) => Promise<void>,
): Promise<BackupEnd> {
  return database.transaction(async (tx) => {
    await tx.query('set transaction isolation level repeatable read, read only');
    const hash = createHash('sha256');
    const put = async (value: BackupHead | BackupRow) => {
      const line = `${JSON.stringify(value)}\n`;
      hash.update(line);
      await write(line);
    };
    await put({ format: 'gateway-backup-1', version: await versionOf(tx), madeAt: new Date().toISOString() });
    let rows = 0;
    for (const table of tables) {
      for await (const row of rowsOf(tx, table)) {
        await put({ table, row });
        rows += 1;
      }
    }
    const end = { rows, hash: hash.digest('hex') };
    await write(`${JSON.stringify(end)}\n`);
    return end;
  });
}

async function* rowsOf(tx: Queryable, table: string): AsyncGenerator<BackupRow['row']> {
  await tx.query(`declare backup_rows no scroll cursor for select to_jsonb(t) as row from ${table} t`);
  for (;;) {
    const { rows } = await tx.query<{ row: BackupRow['row'] }>(`fetch ${batchSize} from backup_rows`);
    for (const { row } of rows) yield row;
    if (rows.length < batchSize) break;
  }
  await tx.query('close backup_rows');
}

/**
 * Restores a backup into an empty store, as a whole or not at all. Throws `BackupError` for a store with content, and
 * for a backup of another version, cut off or altered.
 */
export async function readBackup(database: Database, lines: AsyncIterable<string>): Promise<BackupEnd> {
  return database.transaction(async (tx) => {
    await requireEmpty(tx);
    const version = await versionOf(tx);
    const hash = createHash('sha256');
    const restore = new Restore(tx);
    let head: BackupHead | undefined;
    let end: BackupEnd | undefined;
    for await (const line of lines) {
      // Refuses lines after the end line: its hash does not cover them.
      if (end !== undefined) throw damaged();
      const value = parse(line);
      if (head === undefined) head = headOf(value);
      else if (!('row' in value)) end = value as unknown as BackupEnd;
      else if (head.version === version) await restore.add(value as unknown as BackupRow);
      if (end === undefined) hash.update(`${line}\n`);
    }
    if (head === undefined || end === undefined || end.hash !== hash.digest('hex')) throw damaged();
    // Compares versions last, since a damaged head may state any version and would suggest the wrong release.
    if (head.version !== version) throw otherRelease(head.version, version);
    await restore.end();
    return end;
  });
}

/** Restore of rows. Continues sequences after the restored numbers, and keeps the links of the audit trail. */
class Restore {
  readonly #tx: Queryable;
  #table = '';
  #rows: BackupRow['row'][] = [];

  constructor(tx: Queryable) {
    this.#tx = tx;
  }

  async add({ table, row }: BackupRow): Promise<void> {
    if (!tables.includes(table)) throw damaged();
    if (table !== this.#table || this.#rows.length >= batchSize) await this.#flush();
    this.#table = table;
    this.#rows.push(row);
  }

  async end(): Promise<void> {
    await this.#flush();
    const after = (table: string) => `greatest((select coalesce(max(seq), 0) + 1 from ${table}), 1)`;
    await this.#tx.query(`select setval('outbox_seq', ${after('outbox')}, false)`);
    await this.#tx.query(`select setval(pg_get_serial_sequence('audit', 'seq'), ${after('audit')}, false)`);
    // Deletes the register of the derived tables, so that the next start rebuilds them from the records.
    await this.#tx.query('delete from projection');
  }

  /** Writes the collected rows, before the hash at the end of the backup has verified them. */
  async #flush(): Promise<void> {
    const rows = this.#rows;
    this.#rows = [];
    if (rows.length === 0) return;
    try {
      await this.#insert(this.#table, rows);
    } catch (error) {
      throw isRefusedRow(error) ? damaged() : error;
    }
  }

  async #insert(table: string, rows: readonly BackupRow['row'][]): Promise<void> {
    // Drops the transaction ids, which mean nothing in another database.
    const fitting = rows.map(({ transaction: _other, ...row }) => row);
    const columns = Object.keys(fitting[0] ?? {})
      .map(quoteName)
      .join(', ');
    await this.#tx.query(`alter table ${table} disable trigger user`);
    await this.#tx.query(
      `insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset((select t from ${table} t limit 0), $1::jsonb)`,
      [JSON.stringify(fitting)],
    );
    await this.#tx.query(`alter table ${table} enable trigger user`);
  }
}

async function requireEmpty(tx: Queryable): Promise<void> {
  if (await isDistributed(tx))
    throw new BackupError(
      'The tables of the store are distributed. Restore into a database in which they are not, and distribute it afterwards: npm run cli -- shard.',
    );
  const { count } = await tx.query('select 1 from record_version limit 1');
  if (count === 0) return;
  throw new BackupError(
    'The store holds records already. Restore into an empty one: another DATA_DIR or DATABASE_URL.',
  );
}

async function versionOf(tx: Queryable): Promise<number> {
  const { rows } = await tx.query<{ version: number }>(
    'select max(version) as version from schema_migration',
  );
  return rows[0]?.version ?? 0;
}

function headOf(value: Readonly<Record<string, unknown>>): BackupHead {
  if (value['format'] !== 'gateway-backup-1') throw damaged();
  return value as unknown as BackupHead;
}

function otherRelease(made: number, version: number): BackupError {
  return new BackupError(
    `The backup was made by a release with tables of version ${made}, and this one has ${version}. ` +
      'Restore it with that release; a newer one takes the store over at its start.',
  );
}

function parse(line: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Falls through to the error below for a line that is not JSON.
  }
  throw damaged();
}

/** Reports whether the database refused a row for a value of the wrong type or an unknown column. */
function isRefusedRow(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(22|23|42)/.test(String(error.code));
}

function damaged(): BackupError {
  return new BackupError('The backup is damaged or cut off. Nothing was restored. Take another one.');
}
