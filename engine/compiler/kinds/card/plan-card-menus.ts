import type { CardDescriptor } from '../../../core/product/card.ts';
import { anyType } from '../../expressions/types.ts';
import type { Planned } from '../../plan/planned.ts';
import type { CardLocation } from './card-location.ts';
import { planSent } from './plan-card-actions.ts';
import { planFiles } from './plan-files.ts';

/** The menus of a card, with what the calls of their actions have in common; their answers may differ. */
export function planMenus(location: CardLocation): Planned<CardDescriptor>['menus'] {
  const menus = Object.entries(location.card.menus ?? {}).map(([name, { title, query, files }]) => {
    const at = ['menus', name];
    const planned = {
      title,
      query: query === undefined ? undefined : planSent(query, [...at, 'query'], location.context, location),
      files: planFiles(files, [...at, 'files'], { ...location, answer: anyType }),
    };
    return [name, planned] as const;
  });
  return Object.fromEntries(menus);
}
