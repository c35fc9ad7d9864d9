import {
  keepPreviousData,
  type Query,
  queryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import type { Json } from '../../core/json/json.ts';
import type { Product } from '../../core/product/product.ts';
import { answered } from '../client/answered.ts';
import { entryOf } from '../client/entry-of.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import { useEngine } from '../context/engine-context.ts';
import { useProduct } from '../context/use-product.ts';
import { callKey } from './query-keys.ts';
import { cachedAnswer } from './session-cache.ts';

export interface CallOptions {
  readonly query?: Readonly<Record<string, Json | undefined>> | undefined;
  readonly body?: Json | undefined;
  /** False while a value that the call needs is missing; true by default. */
  readonly isEnabled?: boolean;
  /** True to show the last answer until the next one arrives. */
  readonly keepsPrevious?: boolean;
  /** Milliseconds between refetches while the page is visible. */
  readonly pollEvery?: number;
  /**
   * Time (ms) since which an answer counts as fresh, even one requested by another component; undefined to
   * always request it anew.
   */
  readonly goodSince?: number | undefined;
}

/** Reads through a call of the product; the contract's `cacheSeconds` set how long an answer is fresh. */
export function useCall<Answer>(name: string, options: CallOptions = {}): UseQueryResult<Answer, Error> {
  const { client } = useEngine();
  const product = useProduct();
  const { query, body, goodSince } = options;
  return useQuery<Answer, Error>({
    ...callQuery<Answer>({ product, client, name, query, body }),
    enabled: options.isEnabled ?? true,
    ...(options.pollEvery === undefined ? {} : { refetchInterval: options.pollEvery }),
    ...(goodSince === undefined ? {} : { refetchOnMount: ({ state }) => state.dataUpdatedAt < goodSince }),
    ...(options.keepsPrevious === true ? { placeholderData: keepPreviousData } : {}),
  });
}

export interface CallQuestion extends Pick<CallOptions, 'query' | 'body'> {
  readonly product: Product;
  readonly client: GatewayClient;
  readonly name: string;
}

/** Milliseconds for which an answer also serves a component that is mounted later on the same page. */
const sharedFor = 10_000;

/** Builds the React Query options of a call: its key, its function, and how long its answer is fresh. */
export function callQuery<Answer>({ product, client, name, query, body }: CallQuestion) {
  const contract = entryOf(product, 'calls', name);
  const { cacheSeconds } = contract;
  const cached = client.isTrial === true ? undefined : cachedAnswer(contract, { query });
  return queryOptions<Answer, Error>({
    queryKey: callKey(name, { query, body }),
    ...(cached === undefined
      ? {}
      : { initialData: cached.data as Answer, initialDataUpdatedAt: cached.updatedAt }),
    queryFn: async ({ signal }) =>
      answered<Answer>(
        await client.call(name, {
          signal,
          ...(query === undefined ? {} : { query }),
          ...(body === undefined ? {} : { body }),
        }),
        product,
        name,
      ),
    staleTime: cacheSeconds * 1000,
    // Shares one request among the parts of a page, which mount one after the other.
    refetchOnMount: (query: Query<Answer, Error>) =>
      query.getObserversCount() < 2 || Date.now() - query.state.dataUpdatedAt > sharedFor,
    // Removes an unused answer once it is stale, so that a record does not outlive the page that showed it.
    gcTime: cacheSeconds * 1000,
  });
}
