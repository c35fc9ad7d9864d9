import { jsonEqual } from '../../engine/core/json/equal.ts';
import type { GatewayClient } from '../../engine/react/client/gateway-client.ts';
import type { Reading } from '../product.ts';

/** Milliseconds for which an answer waits for whoever needs it: it is of a record, and nobody may want it. */
const patience = 10_000;

/**
 * Reads something before the page asks for it: what the page is about is known from its address, while the profile of the
 * user, which everything else waits for, is on its way. The first who makes the same call with the same token takes the
 * answer; after a failure the call is made anew.
 */
export function createEarlyReading() {
  let begun:
    | { readonly reading: Reading; readonly token: string; readonly answer: Promise<unknown> }
    | undefined;
  return {
    begin(client: GatewayClient, token: string, reading: Reading): void {
      const answer = client.call(reading.call, { query: reading.query });
      // Whoever takes it hears of its failure.
      answer.catch(() => undefined);
      const own = { reading, token, answer };
      begun = own;
      setTimeout(() => {
        if (begun === own) begun = undefined;
      }, patience);
    },
    takenBy(client: GatewayClient, getAccessToken: () => Promise<string | undefined>): GatewayClient {
      return {
        async call(name, request = {}) {
          const { reading, token, answer } = begun ?? {};
          const isSame = reading?.call === name && jsonEqual(reading.query, request.query ?? {});
          if (!isSame) return client.call(name, request);
          begun = undefined;
          if ((await getAccessToken()) !== token) return client.call(name, request);
          return answer?.catch(() => client.call(name, request));
        },
      };
    },
  };
}
