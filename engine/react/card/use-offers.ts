import { isAllowed } from '../../core/access.ts';
import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json.ts';
import type { CardAction, CardDescriptor, Product } from '../../core/product.ts';
import { offeredActions, type WorkflowAction } from '../../core/workflow/offered-actions.ts';
import { useProduct } from '../provider/use-product.ts';
import { workflowOf } from './card-scope.ts';

/** An action of the card, or the raising of an event. */
export type OfferedAction = CardAction & { readonly event?: string };

/** An action as it is offered to the signed-in user. */
export interface Offer {
  readonly action: OfferedAction;
  /** Why it cannot be done, in a few words; undefined where it can. */
  readonly refusal: string | undefined;
}

/**
 * The actions that make sense for the record as it is. What the user may not do is left out of the bar; in the
 * menu it stands with the reason, so that nobody looks for it in vain.
 */
export function useOffers(card: CardDescriptor, record: JsonObject, scope: Scope): readonly Offer[] {
  const product = useProduct();
  return [...ownOffers({ card, product, scope }), ...eventOffers({ card, product, record, scope })];
}

interface OwnOffers {
  readonly card: CardDescriptor;
  readonly product: Product;
  readonly scope: Scope;
}

function ownOffers({ card, product, scope }: OwnOffers): readonly Offer[] {
  return card.actions
    .filter(({ when }) => when === undefined || when.evaluate(scope))
    .map((action) => ({
      action,
      refusal: isAllowed(product, action.access, scope)
        ? undefined
        : needsOf(product.access[action.access ?? '']?.needs),
    }))
    .filter(({ action, refusal }) => refusal === undefined || action.in === 'menu');
}

function needsOf(needs: string | undefined): string {
  return needs === undefined ? 'Not allowed' : `This needs ${needs}.`;
}

interface EventOffers {
  readonly card: CardDescriptor;
  readonly product: Product;
  readonly record: JsonObject;
  readonly scope: Scope;
}

/** The events of the card's workflow that people raise themselves; before one is raised, it is said what will happen. */
function eventOffers({ card, product, record, scope }: EventOffers): readonly Offer[] {
  const workflow = workflowOf(product, card);
  if (workflow === undefined) return [];
  return offeredActions({ product, workflow, record, scope }).map((offered) => ({
    action: actionOf(offered, card),
    refusal: offered.isOffered ? undefined : offered.why,
  }));
}

function actionOf({ event, title, says }: WorkflowAction, { workflow }: CardDescriptor): OfferedAction {
  const form = workflow?.forms[event];
  return {
    ...{ name: event, event, title, in: 'menu' },
    ...(workflow === undefined ? {} : { call: workflow.call, body: workflow.body }),
    ...(form === undefined
      ? { confirm: { title, text: says.join(' '), yes: title, no: 'Cancel' } }
      : { form }),
  };
}
