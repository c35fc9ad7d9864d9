import type { StoreMigration } from './migration.ts';

/** One table of jobs for work on several records and for uploads, with the worker and progress of each. */
export const oneTableOfJobs: StoreMigration = {
  version: 20,
  title: 'one table of jobs',
  statements: [
    'alter table upload_job alter column organization drop not null',
    `insert into upload_job (id, kind, author, state, input, at)
     select id, 'bulk', author,
       case when exists (select 1 from job_row where job_row.job = job.id and job_row.state = 'waiting') then 'waiting' else 'done' end,
       jsonb_build_object('profile', profile, 'tab', tab, 'action', action, 'content', content, 'timeZone', time_zone),
       created_at
     from job`,
    // Marks the outbox entries of waiting jobs as done, since the job runner reads the table of jobs instead.
    "update outbox set is_pending = false, not_before = null where topic = 'job' and is_pending",
    'alter table job_row drop constraint job_row_job_fkey',
    'drop table job',
    'alter table upload_job rename to job',
    'alter table job_row add constraint job_row_job_fkey foreign key (job) references job (id) on delete cascade',
    'alter index upload_open rename to job_open',
    'alter index upload_of_organization rename to job_of_organization',
    'create index job_of_author on job (kind, author, at)',
  ],
};
