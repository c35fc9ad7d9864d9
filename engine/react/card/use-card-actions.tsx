import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { messageOfError } from '../client/call-error.ts';
import { useMessages } from '../context/use-messages.ts';
import type { Companions } from '../data/use-companions.ts';
import { useFormsAhead } from '../form/use-loaded-product.ts';
import { OpenedLater } from '../modal/OpenedLater.tsx';
import { notify } from '../notifications/notify.ts';
import { lazyPart } from '../parts/lazy-part.tsx';
import { linkOf } from '../table/link-of.ts';
import { useResumedAction } from './use-action-drafts.ts';
import { useCardWork } from './use-card-work.ts';
import { type ActionOffer, type OfferedAction, useOffers } from './use-offers.ts';

// Loads the dialog separately from the card, since it opens only on demand.
const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);

export interface CardActionsProps {
  readonly card: CardDescriptor;
  readonly record: JsonObject;
  /** Scope of the card's expressions. */
  readonly scope: Scope;
  readonly companions: Pick<Companions, 'loading' | 'failed'>;
}

export interface CardActing {
  readonly offers: readonly ActionOffer[];
  readonly act: (action: OfferedAction) => void;
  /** Name of the running action. */
  readonly working: string | undefined;
  /** Dialog that precedes the chosen action: a form or a question. */
  readonly dialog: ReactNode;
}

/** Builds the state and the dialog of a card's actions on its record, and the functions that perform them. */
export function useCardActions({ card, record, scope, companions }: CardActionsProps): CardActing {
  const say = useMessages();
  const [page, setPage] = useState<string>();
  const offers = useOffers({ card, record, scope, failed: companions.failed });
  const work = useCardWork({ card, record, scope, onSaved: leadOn });
  const [opened, setOpened] = useState<OfferedAction>();
  useResumedAction(card, record, offers, setOpened);
  const [working, setWorking] = useState<string>();
  // Leaves the form of a tab's row to the tab, and to the action: pages stay within what they fetch at rest.
  useFormsAhead(offers.map(({ action: { addTab, form } }) => (addTab === undefined ? form : undefined)));
  const close = (next?: string) => {
    setOpened(undefined);
    if (next !== undefined) setPage(next);
  };

  function leadOn({ page: next }: OfferedAction, saved: JsonObject): void {
    if (next !== undefined) setPage(linkOf(next, saved));
  }

  function act(action: OfferedAction): void {
    if (action.page !== undefined && action.call === undefined) {
      setPage(linkOf(action.page, { ...scope.records, ...record }));
    } else if (action.open !== undefined) {
      window.open(linkOf(action.open, record), '_blank', 'noopener');
    } else if (action.form !== undefined || action.confirm !== undefined) {
      setOpened(action);
    } else {
      void run(action);
    }
  }

  async function run(action: OfferedAction): Promise<void> {
    setWorking(action.name);
    try {
      await work.run(action, { idempotencyKey: crypto.randomUUID() });
    } catch (error) {
      notify({ kind: 'error', message: messageOfError(error, say('save-failed')) });
    } finally {
      setWorking(undefined);
    }
  }

  const dialog =
    opened !== undefined ? (
      <OpenedLater
        place={`${card.name} dialog`}
        title={opened.confirm?.title ?? opened.title ?? say('row.edit', { item: card.title })}
        onClose={() => close()}
      >
        <ActionDialog
          {...{ card, record, scope, work }}
          failed={companions.failed}
          action={opened}
          onClose={close}
        />
      </OpenedLater>
    ) : (
      page !== undefined && <LeadTo page={page} onLed={() => setPage(undefined)} />
    );
  return { offers, act, working, dialog };
}

/** Opens a page of the app, once; a separate component, so that a card without links needs no router. */
function LeadTo({ page, onLed }: { readonly page: string; readonly onLed: () => void }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(page);
    onLed();
  }, [navigate, page, onLed]);
  return null;
}
