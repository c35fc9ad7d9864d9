import { Suspense } from 'react';
import { PartView } from '../context/PartView.tsx';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { DownIcon, MoreIcon } from '../parts/icons.tsx';
import { lazyPart } from '../parts/lazy-part.tsx';
import { type CardActionsProps, useCardActions } from './use-card-actions.tsx';

// What opens only on demand is loaded apart from the card.
const ActionMenu = lazyPart(async () => (await import('./ActionMenu.tsx')).ActionMenu);

/** The buttons of a card, and its menu of further actions. */
export function CardActions(props: CardActionsProps) {
  const { card } = props;
  const say = useMessages();
  const { offers, act, working, dialog } = useCardActions(props);
  const offersIn = (place: string) => offers.filter(({ action }) => action.in === place);
  const menus = [
    ...Object.entries(card.menus).map(([name, { title }]) => ({ name, label: title, icon: <DownIcon /> })),
    { name: 'menu', label: say('card.more'), icon: <MoreIcon /> },
  ];
  if (offers.length === 0) return null;

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
      {dialog}
    </div>
  );
}
