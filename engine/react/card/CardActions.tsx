import { Suspense } from 'react';
import type { CardAction } from '../../core/product/card.ts';
import { PartView } from '../context/PartView.tsx';
import { useMessages } from '../context/use-messages.ts';
import { readsAny } from '../data/use-companions.ts';
import { Button } from '../parts/Button.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { phone, useMedia } from '../parts/use-media.ts';
import { menusOf } from './menus-of.tsx';
import { NextSteps } from './NextSteps.tsx';
import { type CardActionsProps, useCardActions } from './use-card-actions.tsx';

// Loads the menu separately from the card, since it opens only on demand.
const ActionMenu = lazyPart(async () => (await import('./ActionMenu.tsx')).ActionMenu);

/**
 * Renders a card's buttons and the menu of further actions. Reserves room for buttons that may still appear, so that
 * nothing moves.
 */
export function CardActions(props: CardActionsProps) {
  const { card, scope, companions } = props;
  const say = useMessages();
  const { offers, act, working, dialog } = useCardActions(props);
  const isPhone = useMedia(phone);
  const areaOf = (action: CardAction) => (isPhone && leavesBar(action) ? 'menu' : action.in);
  const offersIn = (area: string) => offers.filter(({ action }) => areaOf(action) === area);
  if (offers.length === 0) return null;

  return (
    <>
      <div className="en-card-bar" role="toolbar" aria-label={say('card.actions', { title: card.title })}>
        {card.actions.map((action) => {
          const { name, title, part } = action;
          if (areaOf(action) !== 'bar') return null;
          if (offers.some((offer) => offer.action === action))
            return part === undefined ? (
              <Button key={name} disabled={working === name} onClick={() => act(action)}>
                {title}
              </Button>
            ) : (
              <PartView key={name} part={part} />
            );
          const isAwaited = part === undefined && readsAny(action, companions.loading);
          return isAwaited && <Room key={name} title={title} />;
        })}
        {menusOf(card, say).map(({ name, label, icon }) => {
          const within = offersIn(name);
          const isBusy = within.some(({ action }) => action.name === working);
          if (within.length === 0) return null;
          return (
            <Suspense
              key={name}
              fallback={
                <Button disabled icon={icon}>
                  {label}
                </Button>
              }
            >
              <ActionMenu label={label} icon={icon} isBusy={isBusy} offers={within} onChoose={act} />
            </Suspense>
          );
        })}
        {dialog}
      </div>
      <NextSteps {...{ card, scope, offers, companions, working }} onChoose={act} />
    </>
  );
}

/** Reports whether an action stands in the menu on a phone, whose bar has room for parts and for what adds a row. */
function leavesBar({ in: area, part, addTab }: CardAction): boolean {
  return area === 'bar' && part === undefined && addTab === undefined;
}

/** Reserves room for a button that may appear once other records are loaded. */
function Room({ title }: { readonly title: string | undefined }) {
  return (
    <span style={{ visibility: 'hidden' }}>
      <Button disabled>{title}</Button>
    </span>
  );
}
