import { silentLog } from '../operation/log.ts';
import { withLimit } from './database.ts';
import { openPgDatabase } from './pg-database.ts';

/** Runs, as a process of its own, a statement that takes minutes. */
const database = openPgDatabase({ url: process.argv[2] ?? '', log: silentLog });
await withLimit(database).query('select pg_sleep(543)');
