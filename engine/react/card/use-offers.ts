import type { JsonObject } from '../../core/json.ts';
import type { CardAction, CardDescriptor } from '../../core/product.ts';
import { useRecordData } from '../provider/open-records.ts';
import { useAccess } from '../provider/use-access.ts';
import { useProduct } from '../provider/use-product.ts';
import { useScope } from '../provider/use-scope.ts';
import type { Companions } from './use-companions.ts';

/** An action as it is offered to the signed-in user. */
export interface Offer {
  readonly action: CardAction;
  /** Why it cannot be done, in a few words; undefined where it can. */
  readonly refusal: string | undefined;
}

/**
 * The actions that make sense for the record as it is. What the user may not do is left out of the bar; in the
 * menu it stands with the reason, so that nobody looks for it in vain.
 */
export function useOffers(
  card: CardDescriptor,
  record: JsonObject,
  companions: Companions,
): readonly Offer[] {
  const { access } = useProduct();
  const can = useAccess();
  const records = useRecordData();
  const scope = useScope()({ self: record, records: { ...records, ...companions.records } });
  return card.actions
    .filter(({ when }) => when === undefined || when.evaluate(scope))
    .map((action) => ({
      action,
      refusal: can(action.access) ? undefined : (access[action.access ?? '']?.needs ?? 'not allowed'),
    }))
    .filter(({ action, refusal }) => refusal === undefined || action.in === 'menu');
}
