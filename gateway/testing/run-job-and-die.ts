import { readConfig } from '../operation/config.ts';
import { silentLog } from '../operation/log.ts';
import { openStore } from '../store/store.ts';
import { prepareJob, startJob } from '../work/jobs/job.ts';
import { createJobRunner } from '../work/jobs/runner.ts';

/** Starts a job, reports its progress, and exits. */
const { database } = await openStore(readConfig(), silentLog);
const job = { id: 'killed', kind: 'count', organization: null, author: 'ann', input: {}, at: new Date() };
await database.transaction(async (tx) => {
  await prepareJob(tx, job);
  await startJob(tx, job.id, { most: 5 });
});
const count = {
  atOnce: 1,
  mostAttempts: 3,
  async run({ report }: { report: (progress: object) => Promise<void> }) {
    await report({ counted: 2 });
    process.kill(process.pid, 'SIGKILL');
  },
};
await createJobRunner({ database, kinds: { count }, log: silentLog }).settled();
