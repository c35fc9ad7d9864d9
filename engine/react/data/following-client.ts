import type { ChangedRecords } from '../../core/changed-records.ts';
import type { Product } from '../../core/product.ts';
import { entryOf } from '../provider/entry-of.ts';
import type { FollowChanges } from './follow-changes.ts';
import type { GatewayClient } from './gateway-client.ts';

/** The line to the gateway as pages use it: what a write has changed is shown anew wherever it is on show. */
export function followingClient(
  client: GatewayClient,
  { product, follow }: { readonly product: () => Product; readonly follow: FollowChanges },
): GatewayClient {
  return {
    async call(name, request = {}) {
      let changed = changeOf(product(), name);
      const onChanged = (told: ChangedRecords) => {
        changed = told;
      };
      const answer = await client.call(name, { ...request, onChanged });
      if (changed !== undefined) follow(changed);
      return answer;
    },
  };
}

/** What a save changes at least, where the answer does not say. */
function changeOf(product: Product, name: string): ChangedRecords | undefined {
  const { answer } = entryOf(product, 'calls', name);
  const type = answer.kind === 'saved' ? product.entities[answer.entity]?.record?.type : undefined;
  return type === undefined ? undefined : { types: [type] };
}
