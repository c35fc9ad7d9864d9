import { useEffect, useEffectEvent, useState } from 'react';
import { type Picker, startPicking } from '../../../engine/react/pointed/picker.ts';
import { pointedAt } from './pointed-at.ts';

/** Returns a function that lets the user choose a part of the page, by a press or by Tab and Enter. */
export function usePicking(onPick: (element: Element) => void): () => void {
  const [picking] = useState<Picking>({});
  const take = useEffectEvent(onPick);
  // Listens before dialogs that open later, so that keys reach the picker first; a dialog that a reload
  // restored was listening earlier, and leaves Escape to the picker.
  useEffect(() => {
    const listening = new AbortController();
    window.addEventListener('keydown', (event) => followKey(picking, event), {
      ...{ capture: true, signal: listening.signal },
    });
    return () => {
      listening.abort();
      end(picking);
    };
  }, [picking]);
  return () => {
    end(picking);
    picking.picker = startPicking({
      nameAt: (element) => pointedAt(element)?.title,
      onPick(element) {
        delete picking.picker;
        take(element);
      },
      onLeave() {
        delete picking.picker;
      },
    });
  };
}

interface Picking {
  picker?: Picker;
}

function followKey(picking: Picking, event: KeyboardEvent): void {
  if (picking.picker === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === 'Enter') picking.picker.pick();
  else end(picking);
}

function end(picking: Picking): void {
  picking.picker?.end();
  delete picking.picker;
}
