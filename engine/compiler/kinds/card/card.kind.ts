import { action, nth, ordinal, quoted, textIn, titled } from '../../location/location-names.ts';
import type { Kind } from '../kind.ts';
import meta from './card.meta.json' with { type: 'json' };
import { planCard } from './plan-card.ts';

/** Kind of cards: facts about a record, and actions on it. */
export const cardKind: Kind<'card', 'cards'> = {
  name: 'card',
  meta,
  noun: { noun: 'card', unknown: 'name/unknown-card' },
  locations: {
    name: titled('card'),
    parts: {
      'columns/*': nth('column'),
      'notices/*': nth('notice'),
      'next/*': nth('next step'),
      'columns/*/facts/*': ({ key, value }) => {
        const title = textIn(value, 'title');
        return title === undefined ? `${ordinal(Number(key))} fact` : `fact "${title}"`;
      },
      'actions/*': action,
      'with/*': quoted('record'),
      'expressions/*': quoted('expression'),
    },
  },
  descriptors: {
    home: { table: 'cards', type: 'CardDescriptor', declaredIn: 'card', suffix: 'Card', for: 'pages' },
    plan: (file, plans) => planCard(file, plans) ?? [],
  },
};
