import type { Product } from '../../core/product/product.ts';
import type { ChangedRecords } from '../../core/protocol/changed-records.ts';
import { CallError } from '../client/call-error.ts';
import { entryOf } from '../client/entry-of.ts';
import type { FollowChanges } from '../client/follow-changes.ts';
import type { GatewayClient } from '../client/gateway-client.ts';

/**
 * Wraps a gateway client for pages, so that displayed records are refetched after a write, or after a
 * conflict with another user's write.
 */
export function followingClient(
  client: GatewayClient,
  { product, follow }: { readonly product: () => Product; readonly follow: FollowChanges },
): GatewayClient {
  return {
    async call(name, request = {}) {
      let changed = changeOf(product(), name);
      const onChanged = (reported: ChangedRecords) => {
        changed = reported;
      };
      try {
        return await client.call(name, { ...request, onChanged });
      } catch (error) {
        if (!isConflict(error)) changed = undefined;
        throw error;
      } finally {
        if (changed !== undefined) follow(changed);
      }
    },
  };
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.status === 409;
}

/** Derives the record type that a save changes at least, if the response does not list its changes. */
function changeOf(product: Product, name: string): ChangedRecords | undefined {
  const { answer } = entryOf(product, 'calls', name);
  const type = answer.kind === 'saved' ? product.entities[answer.entity]?.record?.type : undefined;
  return type === undefined ? undefined : { types: [type] };
}
