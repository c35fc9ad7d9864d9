import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEngine } from '../../context/engine-context.ts';
import { callKey } from '../../data/query-keys.ts';
import type { RecordVersion, VersionsAnswer } from './record-changes.ts';

export interface Versions {
  readonly versions: readonly RecordVersion[];
  /** True where a version may be restored, as far as the gateway knows. */
  readonly canRestore: boolean;
}

export interface VersionsQuestion {
  /** The call that answers with the versions of a record. */
  readonly call: string;
  /** The kind of the record, as it is stored. */
  readonly type: string;
  readonly id: string;
}

/** Fetches every version of a record, the newest first, page after page: an earlier value stands in an older one. */
export function useVersions({ call, type, id }: VersionsQuestion): UseQueryResult<Versions, Error> {
  const { client } = useEngine();
  return useQuery({
    queryKey: callKey(call, { query: { type, id } }),
    queryFn: async ({ signal }) => {
      const versions: RecordVersion[] = [];
      let canRestore = false;
      for (let before: number | undefined, more = true; more; before = versions.at(-1)?.rev) {
        const query = { type, id, ...(before === undefined ? {} : { before }) };
        const page = (await client.call(call, { query, signal })) as VersionsAnswer;
        versions.push(...page.rows);
        canRestore = page.canRestore === true;
        more = page.more === true && page.rows.length > 0;
      }
      return { versions, canRestore };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
