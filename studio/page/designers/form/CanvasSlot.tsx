import { useContext, useLayoutEffect } from 'react';
import type { Side } from '../use-pointer-drag.ts';
import { CanvasContext } from './canvas.ts';

interface CanvasSlotProps {
  /** What it has room for: the card of a new question, or the bar of the selected field. */
  readonly of: 'card' | 'bar';
  /** Of several slots, that of the lowest rank is taken. */
  readonly rank?: number;
  readonly side?: Side;
}

/** Room on the form for what belongs to the designer, and not to the form that is looked at. */
export function CanvasSlot({ of, rank = 0, side = 'below' }: CanvasSlotProps) {
  const settle = useContext(CanvasContext)?.settle;
  useLayoutEffect(() => {
    settle?.();
    // What stands in it may have to go to another one, once this one is gone.
    return () => settle && queueMicrotask(settle);
  }, [settle]);
  return <div className="studio-slot" data-of={of} data-rank={rank} data-side={side} />;
}
