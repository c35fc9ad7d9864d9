import type { JsonObject } from '../../../engine/core/json/json.ts';

/** Records by entity. */
export type Samples = Readonly<Record<string, JsonObject>>;

let samples: Samples = {};
const listeners = new Set<() => void>();

/**
 * Records that the analyst came from, shown as samples in place of made-up ones. They stay in the memory of this page:
 * no address, no storage and no request has them, and they are gone when the Studio is left.
 */
export const pointedSamples = {
  get: (): Samples => samples,
  set(next: Samples): void {
    samples = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
