import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Json } from '../../core/json.ts';
import { useEngine } from '../provider/engine-context.ts';
import { entryOf } from '../provider/entry-of.ts';
import { useProduct } from '../provider/use-product.ts';
import { callKey } from './query-keys.ts';

export interface CallOptions {
  readonly query?: Readonly<Record<string, Json | undefined>>;
  readonly body?: Json;
  /** False while what the call needs is not there yet. */
  readonly isEnabled?: boolean;
  /** Shows the last answer until the next one is there. */
  readonly keepsPrevious?: boolean;
}

/** Reads through a call of the product; its `cacheSeconds` say how long an answer is good. */
export function useCall<Answer>(name: string, options: CallOptions = {}): UseQueryResult<Answer, Error> {
  const { client } = useEngine();
  const contract = entryOf(useProduct(), 'calls', name);
  const { query, body } = options;
  return useQuery<Answer, Error>({
    queryKey: callKey(name, { query, body }),
    queryFn: async ({ signal }) =>
      (await client.call(name, {
        signal,
        ...(query === undefined ? {} : { query }),
        ...(body === undefined ? {} : { body }),
      })) as Answer,
    enabled: options.isEnabled ?? true,
    staleTime: contract.cacheSeconds * 1000,
    // What may not be used again is not kept either: a record is gone from memory with the page that showed it.
    gcTime: contract.cacheSeconds * 1000,
    ...(options.keepsPrevious === true ? { placeholderData: keepPreviousData } : {}),
  });
}
