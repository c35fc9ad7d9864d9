import { expect, it } from 'vitest';
import { openMemoryDatabase } from '../../testing/database-templates.ts';
import { jobTables } from './018-jobs.ts';
import { uploadTables } from './019-uploads.ts';
import { oneTableOfJobs } from './020-one-table-of-jobs.ts';

it('bulk work of before goes on as a job, and uploads keep their pieces', async () => {
  const database = await openMemoryDatabase();
  const found = await database.transaction(async (tx) => {
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await tx.query(statement);
    };
    await run(['create schema before', 'set local search_path to before']);
    await run(['create table outbox (topic text, is_pending bool, not_before timestamptz)']);
    await run([...jobTables.statements, ...uploadTables.statements]);
    await run([
      "insert into outbox values ('job', true, null), ('mail', true, null)",
      ...['open', 'over'].map(
        (id) =>
          `insert into job values ('${id}', 'ann', '{"_id":"ann"}', 'queue', 'note', '{"title":"A"}', 'UTC', '2026-01-01Z')`,
      ),
      "insert into job_row (job, n, record, state) values ('open', 1, 'a', 'done'), ('open', 2, 'b', 'waiting'), ('over', 1, 'a', 'done')",
      "insert into upload_job (id, kind, organization, author, state, input, at) values ('file', 'staging', 'north', 'bob', 'preparing', '{}', '2026-01-01Z')",
      "insert into upload_piece values ('file', 0, 'x')",
      ...oneTableOfJobs.statements,
    ]);
    const jobs = await tx.query('select id, kind, author, state, input from job order by id');
    const pending = await tx.query('select topic from outbox where is_pending');
    await run(['delete from job']);
    const left = await tx.query('select from job_row union all select from upload_piece');
    return { jobs: jobs.rows, pending: pending.rows, left: left.count };
  });
  await database.close();
  const input = {
    profile: { _id: 'ann' },
    tab: 'queue',
    action: 'note',
    content: { title: 'A' },
    timeZone: 'UTC',
  };
  expect(found.jobs).toEqual([
    { id: 'file', kind: 'staging', author: 'bob', state: 'preparing', input: {} },
    { id: 'open', kind: 'bulk', author: 'ann', state: 'waiting', input },
    { id: 'over', kind: 'bulk', author: 'ann', state: 'done', input },
  ]);
  expect(found.pending).toEqual([{ topic: 'mail' }]);
  expect(found.left).toBe(0);
});
