import { Popover } from '@mantine/core';
import { type Ref, type RefObject, useEffect, useImperativeHandle } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { Button } from '../parts/Button.tsx';
import { MantineFrame } from '../theme/MantineFrame.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

export interface ColumnPopoverProps {
  /** Element id of the popover; the button has the same id with `-target`. */
  readonly id: string;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly choice: ColumnChoice;
  readonly onToggle: (id: string) => void;
  readonly onClose: () => void;
}

/** Renders the popover below the button `Columns`. */
export function ColumnPopover({ id, button, choice, onToggle, onClose }: ColumnPopoverProps) {
  const say = useMessages();
  useEffect(() => () => giveFocusBack(button.current), [button]);
  return (
    <MantineFrame>
      <Popover opened id={id} onDismiss={onClose} position="bottom-end" shadow="md" trapFocus>
        <Popover.Target>
          <StandIn element={button} />
        </Popover.Target>
        <Popover.Dropdown aria-label={say('table.columns')}>
          <Choices choice={choice} onToggle={onToggle} />
        </Popover.Dropdown>
      </Popover>
    </MantineFrame>
  );
}

/**
 * Returns the focus to the button after the popover has closed, unless the user has moved the focus elsewhere
 * meanwhile.
 */
function giveFocusBack(button: HTMLButtonElement | null): void {
  setTimeout(() => {
    if (document.activeElement === document.body) button?.focus({ preventScroll: true });
  });
}

interface StandInProps {
  readonly element: RefObject<HTMLButtonElement | null>;
  readonly ref?: Ref<HTMLButtonElement | null>;
}

/**
 * Makes the existing button the target of the popover, since the button is rendered before the popover is loaded.
 */
function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current, [
    element,
  ]);
  return null;
}

function Choices({
  choice: { all, shown, showAll },
  onToggle,
}: Pick<ColumnPopoverProps, 'choice' | 'onToggle'>) {
  const say = useMessages();
  const isLast = shown.length === 1;
  return (
    <fieldset className="en-column-menu">
      <legend>
        <h2>{say('table.columns')}</h2>
      </legend>
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
        {say('table.columns.all')}
      </Button>
    </fieldset>
  );
}
