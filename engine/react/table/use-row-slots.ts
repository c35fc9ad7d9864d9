import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EngineTable, ShownRow } from './use-engine-table.ts';

/** Numbers of the elements, by the keys of the rows they draw. */
type Slots = ReadonlyMap<string, number>;

interface Drawn {
  readonly slots: Slots;
  /** View chosen by the user. */
  readonly view: string;
}

const nothing: Drawn = { slots: new Map(), view: '' };

/**
 * Builds React's keys of the rows. A displayed row keeps its element, and so the focus, wherever it moves; only rows of
 * another page take over the elements, so that none is built.
 */
export function useRowSlots({ shown, pageIndex, sort }: EngineTable): Slots {
  const before = useRef(nothing);
  const view = JSON.stringify([pageIndex, sort]);
  const slots = useMemo(() => slotsOf(shown, view, before.current), [shown, view]);
  useLayoutEffect(() => {
    before.current = { slots, view };
  }, [slots, view]);
  return slots;
}

function slotsOf(shown: readonly ShownRow[], view: string, before: Drawn): Slots {
  const isTurned = view !== before.view && !shown.some(({ key }) => before.slots.has(key));
  const free = isTurned ? [...before.slots.values()] : [];
  let next = Math.max(-1, ...before.slots.values()) + 1;
  return new Map(
    shown.map(({ key }, index) => {
      const slot = before.slots.get(key) ?? free[index] ?? next;
      next = Math.max(next, slot + 1);
      return [key, slot];
    }),
  );
}
