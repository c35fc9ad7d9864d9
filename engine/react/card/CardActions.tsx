import { Suspense, useState } from 'react';
import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { messageOfError } from '../client/gateway-error.ts';
import { PartView } from '../context/PartView.tsx';
import { useWords } from '../context/use-words.ts';
import { useFormsAhead } from '../form/use-loaded-product.ts';
import { OpenedLater } from '../modal/OpenedLater.tsx';
import { notify } from '../notifications/notify.ts';
import { Button } from '../parts/Button.tsx';
import { DownIcon, MoreIcon } from '../parts/icons.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { linkOf } from '../table/link-of.ts';
import { useResumedAction } from './use-action-drafts.ts';
import { useCardWork } from './use-card-work.ts';
import { type OfferedAction, useOffers } from './use-offers.ts';

// What opens only on demand is loaded apart from the card.
const ActionMenu = lazyPart(async () => (await import('./ActionMenu.tsx')).ActionMenu);
const ActionDialog = lazyPart(async () => (await import('./ActionDialog.tsx')).ActionDialog);

export interface CardActionsProps {
  readonly card: CardDescriptor;
  readonly record: JsonObject;
  /** What the card's expressions read. */
  readonly scope: Scope;
}

/** The buttons of a card, and its menu of further actions. */
export function CardActions({ card, record, scope }: CardActionsProps) {
  const say = useWords();
  const offers = useOffers(card, record, scope);
  const work = useCardWork(card, record, scope);
  const [asked, setAsked] = useState<OfferedAction>();
  useResumedAction({ card, record, offers, onResume: setAsked });
  const [working, setWorking] = useState<string>();
  useFormsAhead(offers.map(({ action }) => action.form));
  const offersIn = (place: string) => offers.filter(({ action }) => action.in === place);
  const menus = [
    ...Object.entries(card.menus).map(([name, { title }]) => ({ name, label: title, icon: <DownIcon /> })),
    { name: 'menu', label: say('card.more'), icon: <MoreIcon /> },
  ];
  const close = () => setAsked(undefined);
  if (offers.length === 0) return null;

  function act(action: OfferedAction): void {
    if (action.open !== undefined) {
      window.open(linkOf(action.open, record), '_blank', 'noopener');
    } else if (action.form !== undefined || action.confirm !== undefined) {
      setAsked(action);
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

  return (
    <div className="en-card-bar" role="toolbar" aria-label={say('card.actions', { title: card.title })}>
      {offersIn('bar').map(({ action }) =>
        action.part === undefined ? (
          <Button key={action.name} disabled={working === action.name} onClick={() => act(action)}>
            {action.title}
          </Button>
        ) : (
          <PartView key={action.name} part={action.part} />
        ),
      )}
      {menus.map(({ name, label, icon }) => {
        const within = offersIn(name);
        const isBusy = within.some(({ action }) => action.name === working);
        if (within.length === 0) return null;
        return (
          <Suspense key={name} fallback={<Button disabled>{label}</Button>}>
            <ActionMenu label={label} icon={icon} isBusy={isBusy} offers={within} onChoose={act} />
          </Suspense>
        );
      })}
      {asked !== undefined && (
        <OpenedLater
          place={`${card.name} dialog`}
          title={asked.confirm?.title ?? asked.title ?? say('row.edit', { item: card.title })}
          onClose={close}
        >
          <ActionDialog
            card={card}
            record={record}
            action={asked}
            scope={scope}
            work={work}
            onClose={close}
          />
        </OpenedLater>
      )}
    </div>
  );
}
