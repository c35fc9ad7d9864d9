import type { KeyboardEvent, PointerEvent } from 'react';
import { useMessages } from '../context/use-messages.ts';
import { IconButton, type IconButtonProps } from '../parts/Button.tsx';
import { GripIcon } from '../parts/table-icons.tsx';

export interface HandleEvents {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

type MoveHandleProps = HandleEvents & Pick<IconButtonProps, 'ref' | 'onBlur'> & { readonly name: string };

/** Renders the handle that moves a row: dragged, or with the arrow keys. */
export function MoveHandle({ name, ...events }: MoveHandleProps) {
  const say = useMessages();
  return (
    <IconButton
      label={say('table.move', { row: name })}
      hint={say('table.move.hint')}
      className="en-row-handle"
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...events}
    >
      <GripIcon />
    </IconButton>
  );
}
