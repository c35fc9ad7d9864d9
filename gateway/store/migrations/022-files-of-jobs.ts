import type { StoreMigration } from './migration.ts';

/** Files of a job's rows, kept until they are combined for the user who started the job. */
export const filesOfJobs: StoreMigration = {
  version: 22,
  title: 'files of jobs',
  statements: [
    `create table job_file (
      job text collate "C" not null,
      n int not null,
      i int not null,
      title text not null,
      pages int not null,
      content bytea not null,
      at timestamptz not null,
      primary key (job, n, i),
      foreign key (job, n) references job_row (job, n) on delete cascade
    )`,
    'create index job_file_by_age on job_file (at)',
  ],
};
