import { Menu } from '@mantine/core';
import type { ActionOffer, OfferedAction } from './use-offers.ts';

export interface ActionItemsProps {
  readonly offers: readonly ActionOffer[];
  readonly onChoose: (action: OfferedAction) => void;
}

/** Renders actions as items of a menu; an action that is not possible stays listed, with the reason. */
export function ActionItems({ offers, onChoose }: ActionItemsProps) {
  return offers.map(({ action, refusal }) => (
    <Menu.Item
      key={action.name}
      aria-disabled={refusal !== undefined}
      closeMenuOnClick={refusal === undefined}
      onClick={() => refusal === undefined && onChoose(action)}
    >
      {action.title}
      {refusal !== undefined && <span className="en-menu-reason">{refusal}</span>}
    </Menu.Item>
  ));
}
