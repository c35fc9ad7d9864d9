import { Menu } from '@mantine/core';
import { Button } from '../parts/Button.tsx';
import { MoreIcon } from '../parts/icons.tsx';
import { useWords } from '../provider/use-words.ts';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import type { Offer, OfferedAction } from './use-offers.ts';

export interface ActionMenuProps {
  readonly offers: readonly Offer[];
  readonly onChoose: (action: OfferedAction) => void;
}

/** The menu of further actions. What is refused stays in it, with the reason. */
export function ActionMenu({ offers, onChoose }: ActionMenuProps) {
  const say = useWords();
  return (
    <MantineFrame>
      {/* The placeholder would stand in the menu as something that is no item of it. */}
      <Menu
        position="bottom-end"
        withinPortal
        withInitialFocusPlaceholder={false}
        classNames={{ dropdown: 'en-menu', item: 'en-menu-item' }}
      >
        <Menu.Target>
          <Button icon={<MoreIcon />}>{say('card.more')}</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offers.map(({ action, refusal }) => (
            <Menu.Item
              key={action.name}
              aria-disabled={refusal !== undefined}
              closeMenuOnClick={refusal === undefined}
              onClick={() => refusal === undefined && onChoose(action)}
            >
              {action.title}
              {refusal !== undefined && <span className="en-menu-reason">{refusal}</span>}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </MantineFrame>
  );
}
