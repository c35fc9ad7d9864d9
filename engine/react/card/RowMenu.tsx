import { Menu } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import { entryOf } from '../client/entry-of.ts';
import { OpenRecordsContext, useOpenRecords } from '../context/open-records.ts';
import type { RowMenuProps } from '../context/row-menu.ts';
import { useMessages } from '../context/use-messages.ts';
import { useProduct } from '../context/use-product.ts';
import { useCompanions } from '../data/use-companions.ts';
import { IconButton } from '../parts/Button.tsx';
import { MoreIcon, Spinner } from '../parts/icons.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import { ActionItems } from './ActionItems.tsx';
import { useCardScope } from './card-scope.ts';
import { useCardActions } from './use-card-actions.tsx';

/**
 * Renders the menu of a card's actions for a row of a table. Reads the card's companions once the user opens the
 * menu.
 */
export function RowMenu({ card: name, row, label }: RowMenuProps) {
  const say = useMessages();
  const { entity } = entryOf(useProduct(), 'cards', name);
  const open = useOpenRecords();
  const [isUsed, setUsed] = useState(false);
  // Ignores `replace` and `refresh`, since the table follows changes of the records by itself.
  const records = useMemo(
    () => ({
      ...open,
      [entity]: { record: row, replace: () => undefined, refresh: () => Promise.resolve() },
    }),
    [open, entity, row],
  );
  if (!isUsed)
    return (
      <IconButton label={label} hint={say('card.more')} aria-haspopup="menu" onClick={() => setUsed(true)}>
        <MoreIcon />
      </IconButton>
    );
  return (
    <OpenRecordsContext value={records}>
      <OpenedMenu card={name} row={row} label={label} />
    </OpenRecordsContext>
  );
}

function OpenedMenu({ card: name, row, label }: RowMenuProps) {
  const say = useMessages();
  const card = entryOf(useProduct(), 'cards', name);
  const companions = useCompanions(card, row);
  const scope = useCardScope(card, row, companions);
  const { offers, act, working, dialog } = useCardActions({ card, record: row, scope, companions });
  const [isOpen, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = working !== undefined || companions.loading.size > 0;
  const groups = [
    ['bar', undefined],
    ...Object.entries(card.menus).map(([menu, { title }]) => [menu, title] as const),
    ['menu', undefined],
  ] as const;
  return (
    <MantineFrame>
      <Menu
        opened={isOpen && companions.loading.size === 0}
        onChange={setOpen}
        position="bottom-end"
        withinPortal
        withInitialFocusPlaceholder={false}
        returnFocus={false}
        onClose={() => button.current?.focus()}
        classNames={{ dropdown: 'en-menu', item: 'en-menu-item', label: 'en-menu-label' }}
      >
        <Menu.Target>
          <IconButton ref={button} label={label} hint={say('card.more')} aria-busy={isBusy}>
            {isBusy ? <Spinner /> : <MoreIcon />}
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown aria-label={label}>
          {groups.map(([area, title]) => {
            const within = offers.filter(({ action }) => action.in === area && action.part === undefined);
            if (within.length === 0) return null;
            return (
              <fieldset
                key={area}
                className="en-menu-group"
                {...(title === undefined ? {} : { 'aria-label': title })}
              >
                {title !== undefined && <Menu.Label>{title}</Menu.Label>}
                <ActionItems offers={within} onChoose={act} />
              </fieldset>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </MantineFrame>
  );
}
