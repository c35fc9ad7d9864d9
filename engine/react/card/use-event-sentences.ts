import type { Scope } from '../../core/expressions/scope.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { previewEvent } from '../../core/workflow/preview-event.ts';
import { useProduct } from '../context/use-product.ts';
import { useNamedRecords } from '../data/use-named-records.ts';
import { workflowOf } from './card-scope.ts';
import type { OfferedAction } from './use-offers.ts';

/** Words the outcome of raising an action's event; undefined for other actions, and while it is not known. */
export function useEventSentences(
  card: CardDescriptor,
  { event }: OfferedAction,
  scope: Scope,
): readonly string[] | undefined {
  const product = useProduct();
  const workflow = event === undefined ? undefined : workflowOf(product, card);
  const { records, status } = useNamedRecords(workflow === undefined ? [] : [workflow]);
  if (workflow === undefined || event === undefined || status === 'pending') return undefined;
  const known = { ...scope, records: { ...scope.records, ...records } };
  return previewEvent({ product, workflow, event, scope: known, isComplete: true });
}
