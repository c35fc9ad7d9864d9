import type { ReactNode } from 'react';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { DownIcon, MoreIcon } from '../parts/icons.tsx';

export interface LabelledMenu {
  /** Name of the menu, to which an action's `in` refers. */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** Lists the menus of a card in order: its own, then the menu of further actions. */
export function menusOf({ menus }: CardDescriptor, say: FormatMessage): readonly LabelledMenu[] {
  return [
    ...Object.entries(menus).map(([name, { title }]) => ({ name, label: title, icon: <DownIcon /> })),
    { name: 'menu', label: say('card.more'), icon: <MoreIcon /> },
  ];
}
