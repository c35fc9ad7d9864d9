import type { CountedJob } from '../../../../gateway/jobs/job-store.ts';
import type { RowOf } from '../../contracts/gateway/typed.ts';

export function jobAnswer({ tab: _tab, begunAt, ...job }: CountedJob): RowOf<'job.list'> {
  return { ...job, begunAt: begunAt.toISOString() };
}
