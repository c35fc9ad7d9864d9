import { sentObject } from '../../core/forms/sent-object.ts';
import type { Json } from '../../core/json/json.ts';
import { messageFormatter } from '../../core/messages/messages.ts';
import type { FollowingCall } from '../../core/product/call.ts';
import type { Product } from '../../core/product/product.ts';
import type { SavedAnswer } from '../../core/protocol/call-types.ts';
import { messageOfError } from '../client/call-error.ts';
import { entryOf } from '../client/entry-of.ts';
import type { GatewayClient } from '../client/gateway-client.ts';
import type { Clock } from '../context/clock.ts';

export interface ContinuingOptions {
  readonly product: () => Product;
  readonly clock: Clock;
  /** Called with a message when the follow-up call has failed. */
  readonly onFailure: (message: string) => void;
}

export interface ContinuingClient extends GatewayClient {
  /** Cancels the follow-up calls that are still waiting, since the user has signed out. */
  readonly stop: () => void;
}

/**
 * Wraps a gateway client for pages: a call whose contract names a follow-up call makes that call after a
 * delay.
 */
export function continuingClient(
  client: GatewayClient,
  { product, clock, onFailure }: ContinuingOptions,
): ContinuingClient {
  const waiting = new Set<ReturnType<typeof setTimeout>>();

  function follow({ call, when, body, after }: FollowingCall, answer: unknown): void {
    const { timeZone } = clock;
    const scope = { answer: answerOf(answer), now: clock.now(), today: clock.today(), timeZone };
    if (when !== undefined && !when.evaluate(scope)) return;
    const sent = sentObject(body, scope);
    const timer = setTimeout(() => {
      waiting.delete(timer);
      void client.call(call, { body: sent, idempotencyKey: crypto.randomUUID() }).catch(failed);
    }, after);
    waiting.add(timer);
  }

  function failed(error: unknown): void {
    onFailure(messageOfError(error, messageFormatter(product().messages)('save-failed')));
  }

  return {
    async call(name, request = {}) {
      const answer = await client.call(name, request);
      const { followedBy } = entryOf(product(), 'calls', name);
      if (followedBy !== undefined) follow(followedBy, answer);
      return answer;
    },
    stop() {
      for (const timer of waiting) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** Finds the stored record in the answer to a save; any other answer is returned unchanged. */
function answerOf(answer: unknown): Json {
  return ((answer as Partial<SavedAnswer> | null)?.record ?? answer) as Json;
}
