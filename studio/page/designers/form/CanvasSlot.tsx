import { useContext, useLayoutEffect } from 'react';
import type { DropSide } from '../use-drag-and-drop.ts';
import { CanvasContext } from './canvas.ts';

interface CanvasSlotProps {
  /** Content of the slot: the card of a new question, or the bar of the selected field. */
  readonly of: 'card' | 'bar';
  /** Rank among several slots; the slot with the lowest rank gets the content. */
  readonly rank?: number;
  readonly side?: DropSide;
}

/** Slot on the displayed form for a control of the designer, which is not part of the form. */
export function CanvasSlot({ of, rank = 0, side = 'below' }: CanvasSlotProps) {
  const settle = useContext(CanvasContext)?.settle;
  useLayoutEffect(() => {
    settle?.();
    // Places the content anew once this slot is gone, since another slot may have to take it.
    return () => settle && queueMicrotask(settle);
  }, [settle]);
  return <div className="studio-slot" data-of={of} data-rank={rank} data-side={side} />;
}
