import type { CountedJob } from '../../../gateway/work/bulk/bulk-job.ts';
import type { RowOf } from '../../contracts/server/typed.ts';

export function jobAnswer({ tab: _tab, search: _search, begunAt, ...job }: CountedJob): RowOf<'job.list'> {
  return { ...job, begunAt: begunAt.toISOString() };
}
