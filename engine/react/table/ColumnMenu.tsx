import { Popover } from '@mantine/core';
import { memo } from 'react';
import { Button } from '../parts/Button.tsx';
import { ColumnsIcon } from '../parts/icons.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

export interface ColumnMenuProps {
  readonly caption: string;
  readonly choice: ColumnChoice;
  readonly onToggle: (id: string) => void;
}

/** The choice of the columns that a person wants to see; a turned page leaves it as it is. */
export const ColumnMenu = memo(Menu);

function Menu({ caption, choice: { all, shown, showAll }, onToggle }: ColumnMenuProps) {
  const isLast = shown.length === 1;
  return (
    <Popover position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button look="quiet" icon={<ColumnsIcon />} aria-label={`Columns of ${caption}`}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className="en-column-menu">
          <legend>Columns</legend>
          {all.map((column) => {
            const isShown = shown.includes(column);
            return (
              <label key={column.id}>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={isShown && isLast}
                  onChange={() => onToggle(column.id)}
                />
                {column.descriptor.title}
              </label>
            );
          })}
          <Button look="quiet" onClick={showAll} disabled={shown.length === all.length}>
            Show all
          </Button>
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
