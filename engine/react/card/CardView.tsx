import type { JsonObject } from '../../core/json/json.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { entryOf } from '../client/entry-of.ts';
import { useOpenRecords } from '../context/open-records.ts';
import { useProduct } from '../context/use-product.ts';
import { Button } from '../parts/Button.tsx';
import { Panel } from '../parts/Panel.tsx';
import './card.css';
import { useMessages } from '../context/use-messages.ts';
import { useCompanions } from '../data/use-companions.ts';
import { CardNotices } from './CardNotices.tsx';
import { useCardScope } from './card-scope.ts';
import { FactColumn } from './FactColumn.tsx';

/**
 * Renders facts about the open record in columns; the card's actions are rendered elsewhere, beside the tabs of the
 * box.
 */
export function CardView({ card: name }: { readonly card: string }) {
  const card = entryOf(useProduct(), 'cards', name);
  const open = useOpenRecords()[card.entity];
  return open === undefined ? null : <OpenCard card={card} record={open.record} />;
}

function OpenCard({ card, record }: { readonly card: CardDescriptor; readonly record: JsonObject }) {
  const say = useMessages();
  const companions = useCompanions(card, record);
  const scope = useCardScope(card, record, companions);
  return (
    <div className="en-card">
      {companions.failed.size > 0 && (
        <Panel tone="warning" role="status">
          <p>{say('card.partly-loaded')}</p>
          <Button onClick={companions.retry}>{say('loading.retry')}</Button>
        </Panel>
      )}
      {companions.loading.size === 0 && <CardNotices card={card} scope={scope} failed={companions.failed} />}
      <div className="en-card-columns">
        {card.columns.map((column, index) => (
          <FactColumn
            key={column.title ?? index}
            scope={scope}
            column={column}
            record={record}
            companions={companions}
          />
        ))}
      </div>
    </div>
  );
}
