import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../parts/Button.tsx';
import { GripIcon } from '../parts/icons.tsx';

export interface HandleEvents {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/** The handle by which a row is moved: dragged, or with the arrow keys. */
export function MoveHandle({ name, ...events }: HandleEvents & { readonly name: string }) {
  return (
    <IconButton
      label={`Move ${name}`}
      hint="Drag, or press the arrow keys"
      className="en-row-handle"
      aria-keyshortcuts="ArrowUp ArrowDown"
      {...events}
    >
      <GripIcon />
    </IconButton>
  );
}
