import { CallError, type GatewayClient } from '../../../engine/react/index.ts';

/** Gateway client that notifies of calls refused for unaccepted terms of use. */
export interface WatchedClient {
  readonly client: GatewayClient;
  readonly onRefusal: (listener: () => void) => () => void;
}

export function watchRefusals(client: GatewayClient): WatchedClient {
  const listeners = new Set<() => void>();
  return {
    client: {
      async call(name, request) {
        try {
          return await client.call(name, request);
        } catch (error) {
          if (isForTerms(error)) for (const listener of listeners) listener();
          throw error;
        }
      },
    },
    onRefusal(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

function isForTerms(error: unknown): boolean {
  return error instanceof CallError && error.code === 'terms';
}
