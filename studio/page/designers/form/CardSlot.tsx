import { useContext, useLayoutEffect } from 'react';
import type { Side } from '../use-pointer-drag.ts';
import { CanvasContext } from './canvas.ts';

interface CardSlotProps {
  /** Of several slots, the card stands in that of the lowest rank. */
  readonly rank: number;
  readonly side: Side;
}

/** Room for the card of a new question beside a field. */
export function CardSlot({ rank, side }: CardSlotProps) {
  const settleCard = useContext(CanvasContext)?.settleCard;
  useLayoutEffect(() => {
    settleCard?.();
    // The card may have to go to another one, once this one is gone.
    return () => settleCard && queueMicrotask(settleCard);
  }, [settleCard]);
  return <div className="studio-slot" data-rank={rank} data-side={side} />;
}
