import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import type { Workflow } from '../../core/product/workflow.ts';
import { stateOf, stateText } from '../../core/workflow/state-name.ts';
import { useRecordData } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import type { Companions } from '../data/use-companions.ts';

/** Builds the scope of a card's expressions: the record, its companions, and its state in the workflow. */
export function useCardScope(card: CardDescriptor, record: JsonObject, companions: Companions): Scope {
  const product = useProduct();
  const records = useRecordData();
  const workflow = cardWorkflow(product, card);
  const position =
    workflow === undefined
      ? {}
      : { state: stateOf(workflow, record), stateText: stateText(workflow, record) };
  return useScope()({ self: record, records: { ...records, ...companions.records }, ...position });
}

/**
 * Finds the workflow whose events the card offers; undefined for a card without a workflow. Throws if the
 * product lacks it.
 */
export function cardWorkflow(
  { workflows }: Product,
  { name, workflow }: CardDescriptor,
): Workflow | undefined {
  if (workflow === undefined) return undefined;
  const found = workflows?.[workflow.name];
  if (found === undefined)
    throw new Error(`The card "${name}" names a workflow that is not there: "${workflow.name}".`);
  return found;
}
