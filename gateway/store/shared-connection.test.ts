import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../testing/postgres-cluster.ts';
import { createPostgresDatabase, type PostgresDatabase } from '../testing/postgres-databases.ts';
import { prepared } from './database.ts';
import { SharedConnection } from './shared-connection.ts';

const binaries = findPostgres();
const one = prepared('select 1 as n');

describe.runIf(binaries !== undefined)('a connection that requests share', () => {
  let database: PostgresDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createPostgresDatabase(binaries ?? '');
    pool = new Pool({ connectionString: database.url });
    pool.on('error', () => undefined);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  /** Returns the connection that the pool hands out, with its error as the database's end would raise it. */
  async function shared() {
    const opened = Promise.withResolvers<import('pg').PoolClient>();
    pool.once('acquire', opened.resolve);
    const connection = new SharedConnection(pool);
    await connection.query(one, []);
    const client = await opened.promise;
    return { connection, lose: () => client.emit('error', new Error('terminated by an administrator')) };
  }

  it('is replaced where the database ends it [FAULT-34]', async () => {
    const { connection, lose } = await shared();
    lose();
    const { rows } = await connection.query(one, []);
    expect(rows).toEqual([{ n: 1 }]);
    await connection.close();
  });

  it('ends nobody where the database ends it after it was given back [FAULT-34]', async () => {
    const { connection, lose } = await shared();
    await connection.close();
    expect(lose).not.toThrow();
  });
});
