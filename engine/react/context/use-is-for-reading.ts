import { organizationId } from '../../core/expressions/runtime.ts';
import { ownerIdOf } from '../../core/records/owner-id.ts';
import { useEngine } from './engine-context.ts';
import { useRecordData } from './open-records.ts';
import { useProduct } from './use-product.ts';

/**
 * Whether the screen has a record open that belongs to an organization of others. An emergency has opened it, for
 * reading: the gateway takes no change of it, so none is offered.
 */
export function useIsForReading(): boolean {
  const { entities } = useProduct();
  const own = useEngine().user.organizations.map(organizationId);
  return Object.entries(useRecordData()).some(([name, record]) => {
    const owner = ownerIdOf(entities[name]?.record ?? {}, record);
    return owner !== undefined && !own.includes(owner);
  });
}
