import type { UserProfile } from '../../core/expressions/scope.ts';
import type { Product } from '../../core/product/product.ts';
import { entryOf } from '../client/entry-of.ts';
import type { GatewayClient } from '../client/gateway-client.ts';

/** Wraps a gateway client for pages so that answers with a session cache are kept for the next page. */
export function keepingClient(
  client: GatewayClient,
  product: () => Product,
  user: UserProfile,
): GatewayClient {
  return {
    async call(name, request = {}) {
      const answer = await client.call(name, request);
      const { sessionCache } = entryOf(product(), 'calls', name);
      if (sessionCache === undefined) return answer;
      const { organizations } = user;
      const keeping = import('./keep-answer.ts').then(({ keepAnswer }) =>
        keepAnswer(sessionCache, { query: request.query, answer, organizations }),
      );
      // Ignores a failure to keep an answer: the next page fetches again.
      void keeping.catch(() => undefined);
      return answer;
    },
  };
}
