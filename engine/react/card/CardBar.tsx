import { entryOf } from '../client/entry-of.ts';
import { useOpenRecords } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { useCompanions } from '../data/use-companions.ts';
import { CardActions } from './CardActions.tsx';
import { useCardScope } from './card-scope.ts';
import type { CardActionsProps } from './use-card-actions.tsx';

/** Renders the actions of a card on the open record; the card itself may be hidden. */
export function CardBar({ card: name }: { readonly card: string }) {
  const card = entryOf(useProduct(), 'cards', name);
  const open = useOpenRecords()[card.entity];
  return open === undefined ? null : <OpenBar card={card} record={open.record} />;
}

function OpenBar({ card, record }: Pick<CardActionsProps, 'card' | 'record'>) {
  const companions = useCompanions(card, record);
  return (
    <CardActions
      card={card}
      record={record}
      scope={useCardScope(card, record, companions)}
      companions={companions}
    />
  );
}
