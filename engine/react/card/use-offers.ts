import type { Expression, Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { CardAction, CardDescriptor } from '../../core/product/card.ts';
import type { Product } from '../../core/product/product.ts';
import type { AddAction } from '../../core/product/tab.ts';
import { isAllowed } from '../../core/records/access.ts';
import { offeredActions, type WorkflowAction } from '../../core/workflow/offered-actions.ts';
import { entryOf } from '../client/entry-of.ts';
import { useIsForReading } from '../context/use-is-for-reading.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { readsAny } from '../data/use-companions.ts';
import { cardWorkflow } from './card-scope.ts';

/** Action of a card, or an action that raises a workflow's event. */
export type OfferedAction = CardAction & { readonly event?: string };

/** Action offered to the signed-in user. */
export interface ActionOffer {
  readonly action: OfferedAction;
  /** Reason why the action is not possible, in a few words; undefined where it is possible. */
  readonly refusal: string | undefined;
}

interface OffersOf {
  readonly card: CardDescriptor;
  readonly record: JsonObject;
  readonly scope: Scope;
  /** Names of the companions that failed to load. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Lists the actions that apply to the record in its present state. A forbidden action is left out of the bar,
 * but stays in the menu with the reason, so that users do not search for it; so does an action whose condition reads
 * what failed to load.
 */
export function useOffers({ record, ...own }: OffersOf): readonly ActionOffer[] {
  const product = useProduct();
  const say = useMessages();
  const isForReading = useIsForReading();
  const offers = [...ownOffers({ ...own, product, say }), ...eventOffers({ ...own, product, record, say })];
  return isForReading ? offers.flatMap((offer) => whileReading(offer, say)) : offers;
}

/**
 * Limits an offer while the user may only read: an action that opens a window stays; any other is left out of
 * the bar and refused in a menu, even a hand-written part, whose effects are unknown.
 */
function whileReading({ action, refusal }: ActionOffer, say: FormatMessage): readonly ActionOffer[] {
  if (action.open !== undefined) return [{ action, refusal }];
  return isButton(action) ? [] : [{ action, refusal: say('access.for-reading') }];
}

/** Reports whether an action stands as a button, which is left out where it is refused; a menu says why instead. */
function isButton({ in: area }: CardAction): boolean {
  return area === 'bar' || area === 'next';
}

interface OwnOffers extends Omit<OffersOf, 'record'> {
  readonly product: Product;
  readonly say: FormatMessage;
}

function ownOffers({ card, product, scope, say, failed }: OwnOffers): readonly ActionOffer[] {
  return card.actions
    .map((action) => ({ action, add: addOf(action, product), isUnknown: readsAny(action, failed) }))
    .filter(
      ({ action, add, isUnknown }) =>
        (isUnknown || holds(action.when, scope)) && (holds(add?.when, scope) || add?.otherwise),
    )
    .map(({ action, add, isUnknown }) => ({
      action,
      refusal: isAllowed(product, action.access, scope)
        ? (whyNoAdd(add, scope) ?? (isUnknown ? say('card.partly-loaded') : undefined))
        : needsOf(product.access[action.access ?? '']?.needs, say),
    }))
    .filter(({ action, refusal }) => refusal === undefined || !isButton(action));
}

/** Finds the tab's own `add` of an action that adds a row of a tab. */
function addOf({ addTab }: CardAction, product: Product): AddAction | undefined {
  return addTab === undefined ? undefined : entryOf(product, 'tabs', addTab).actions.add;
}

function holds(when: Expression<boolean> | undefined, scope: Scope): boolean {
  return when === undefined || when.evaluate(scope);
}

function whyNoAdd(add: AddAction | undefined, scope: Scope): string | undefined {
  return holds(add?.when, scope) ? undefined : add?.otherwise?.evaluate(scope);
}

function needsOf(needs: string | undefined, say: FormatMessage): string {
  return needs === undefined ? say('access.refused') : say('access.needs', { needs });
}

interface EventOffers extends OwnOffers {
  readonly record: JsonObject;
}

/** Lists the events of the card's workflow that users can raise, with a preview of the outcome. */
function eventOffers({ card, product, record, scope, say }: EventOffers): readonly ActionOffer[] {
  const workflow = cardWorkflow(product, card);
  if (workflow === undefined) return [];
  return offeredActions({ product, workflow, record, scope }).map((offered) => ({
    action: actionOf(offered, card, say('row.cancel')),
    refusal: offered.isOffered ? undefined : offered.why,
  }));
}

function actionOf(
  { event, title, messages }: WorkflowAction,
  { workflow }: CardDescriptor,
  no: string,
): OfferedAction {
  const form = workflow?.forms[event];
  return {
    ...{ name: event, event, title, in: 'menu' },
    ...(workflow === undefined ? {} : { call: workflow.call, body: workflow.body }),
    ...(form === undefined ? { confirm: { title, text: messages.join(' '), yes: title, no } } : { form }),
  };
}
