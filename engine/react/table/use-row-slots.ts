import { useLayoutEffect, useMemo, useRef } from 'react';
import type { EngineTable, ShownRow } from './use-engine-table.ts';

/** Numbers of the DOM elements that render rows, by the keys of the rows. */
type Slots = ReadonlyMap<string, number>;

interface Drawn {
  readonly slots: Slots;
  /** Page and order that the user has chosen, as text. */
  readonly view: string;
}

const nothing: Drawn = { slots: new Map(), view: '' };

/**
 * Finds the React key of each row. A displayed row keeps its element, and thus the focus, wherever it moves;
 * rows of another page reuse the elements, so that none has to be created.
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
