import { useEffect, useRef } from 'react';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { useEngine } from '../context/engine-context.ts';
import { useKeptDrafts } from '../modal/kept-drafts.ts';
import { idOf } from '../parts/record-content.ts';
import type { ActionOffer, OfferedAction } from './use-offers.ts';

/** Builds the prefix of the draft keys of a card's dialogs, from user, card and record. */
export function useActionDraftStart(card: CardDescriptor, record: JsonObject): string {
  const { user } = useEngine();
  return `${[user._id, card.name, idOf(record) ?? ''].join('.')}.`;
}

/**
 * Reopens the form of an action in which the user had typed text when a reload, or the end of the session, closed it.
 */
export function useResumedAction(
  card: CardDescriptor,
  record: JsonObject,
  offers: readonly ActionOffer[],
  onResume: (action: OfferedAction) => void,
): void {
  const drafts = useKeptDrafts();
  const start = useActionDraftStart(card, record);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    const name = drafts.find(start)?.rest;
    const offer = offers.find(({ action, refusal }) => action.name === name && refusal === undefined);
    if (offer?.action.form !== undefined) onResume(offer.action);
  }, [drafts, start, offers, onResume]);
}
