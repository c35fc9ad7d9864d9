import { isAllowed } from '../../../engine/core/records/access.ts';
import type { Call } from '../../../gateway/records/context/call.ts';

/** Reports whether the user may list the records of an entity, by the access rule of the call that does. */
export function mayList(
  { product, user, origin, today }: Pick<Call, 'product' | 'user' | 'origin' | 'today'>,
  entity: string,
): boolean {
  const list = Object.values(product.calls).find(
    ({ store }) => store.kind === 'list' && store.entity === entity,
  );
  const scope = { user, now: origin.at.toISOString(), today };
  return list !== undefined && isAllowed(product, list.access, scope);
}
