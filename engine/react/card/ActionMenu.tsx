import { Menu } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { Button } from '../parts/Button.tsx';
import { Spinner } from '../parts/icons.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { ActionItems } from './ActionItems.tsx';
import type { ActionOffer, OfferedAction } from './use-offers.ts';

export interface ActionMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** True while the chosen action is running. */
  readonly isBusy: boolean;
  readonly offers: readonly ActionOffer[];
  readonly onChoose: (action: OfferedAction) => void;
}

/** Renders a button that opens a menu of actions, with a spinner while an action is running. */
export function ActionMenu({ label, icon, isBusy, offers, onChoose }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <MantineFrame>
      {/* Renders the menu without Mantine's placeholder, which would be a child of the menu that is no menu item. */}
      <Menu
        position="bottom-end"
        withinPortal
        withInitialFocusPlaceholder={false}
        // Replaces Mantine's own return of the focus, which comes after the menu has faded out and would take
        // the focus from a dialog that the action has opened.
        returnFocus={false}
        onClose={() => button.current?.focus()}
        classNames={{ dropdown: 'en-menu', item: 'en-menu-item' }}
      >
        <Menu.Target>
          <Button ref={button} icon={isBusy ? <Spinner /> : icon} disabled={isBusy} aria-busy={isBusy}>
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <ActionItems offers={offers} onChoose={onChoose} />
        </Menu.Dropdown>
      </Menu>
    </MantineFrame>
  );
}
