import { readConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { queueTask } from '../store/outbox/append.ts';
import { openStore } from '../store/store.ts';

/** Commits a change with its task, and exits before any gateway can perform the task. */
const { database } = await openStore(readConfig(), silentLog);
await database.transaction(async (tx) => {
  await tx.query("insert into setting (name, value) values ('review', '\"published\"'::jsonb)");
  const at = new Date();
  await queueTask(tx, { topic: 'advance', subject: 'emma', organization: 'north', payload: {}, at });
});
process.kill(process.pid, 'SIGKILL');
