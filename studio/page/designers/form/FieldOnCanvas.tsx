import { useContext, useLayoutEffect, useRef } from 'react';
import type { FieldWrapperProps } from '../../../../engine/react/forms.ts';
import { isFocusFree } from '../../../../engine/react/index.ts';
import { CanvasSlot } from './CanvasSlot.tsx';
import { CanvasContext } from './canvas.ts';

/** Frames a field of the live form, so that users select and move the field instead of filling it in. */
export function FieldOnCanvas({ path, title, isVisible, children }: FieldWrapperProps) {
  const canvas = useContext(CanvasContext);
  const button = useRef<HTMLButtonElement>(null);
  // Focuses before the browser paints, so that a key pressed in between reaches the field.
  useLayoutEffect(() => {
    if (canvas?.moving.current === path && isFocusFree()) button.current?.focus();
  }, [canvas?.moving, path]);
  const onArrived = canvas?.onArrived;
  useLayoutEffect(() => onArrived?.(path), [onArrived, path]);
  // Frames placed fields only: fields of rows belong to their list.
  if (canvas === undefined || !canvas.placed.has(path)) return children;
  const isSelected = canvas.selected === path;
  const rank = canvas.anchors.indexOf(path);
  return (
    <>
      <div
        className="studio-frame"
        data-drop={path}
        data-side={canvas.over?.of === path ? canvas.over.side : undefined}
        data-dragged={canvas.dragged === path}
      >
        <div inert>{isVisible ? children : <p className="studio-ghost">{title}: hidden at present</p>}</div>
        <button
          ref={button}
          type="button"
          className="studio-frame-button"
          data-drag={path}
          aria-label={isVisible ? title : `${title}, hidden at present`}
          aria-pressed={isSelected}
          aria-describedby={canvas.help}
          onClick={() => canvas.onSelect(path)}
          onKeyDown={(event) => canvas.onKeyDown(event, path)}
        />
      </div>
      {isSelected && <CanvasSlot of="bar" />}
      {rank !== -1 && <CanvasSlot of="card" rank={rank} side={canvas.cardSide} />}
    </>
  );
}
