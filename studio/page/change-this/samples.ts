import type { JsonObject } from '../../../engine/core/json/json.ts';
import { createLiveState } from '../../../screens/session/live-state.ts';

/** Records by entity. */
export type Samples = Readonly<Record<string, JsonObject>>;

/**
 * Records that the analyst came from, shown as samples in place of made-up ones. They stay in the memory of this page:
 * no address, no storage and no request has them, and they are gone when the Studio is left.
 */
export const pointedSamples = createLiveState<Samples>({});
