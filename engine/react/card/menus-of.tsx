import type { ReactNode } from 'react';
import type { FormatMessage } from '../../core/messages/messages.ts';
import type { CardDescriptor } from '../../core/product/card.ts';
import { DownIcon, MoreIcon } from '../parts/icons.tsx';

export interface CardMenu {
  /** Name by which its actions refer to it in `in`. */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
}

/** The menus of a card in their order: its own, and the one of further actions. */
export function menusOf({ menus }: CardDescriptor, say: FormatMessage): readonly CardMenu[] {
  return [
    ...Object.entries(menus).map(([name, { title }]) => ({ name, label: title, icon: <DownIcon /> })),
    { name: 'menu', label: say('card.more'), icon: <MoreIcon /> },
  ];
}
