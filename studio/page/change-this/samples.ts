import type { JsonObject } from '../../../engine/core/json/json.ts';
import { createLiveState } from '../../../screens/session/live-state.ts';

/** Records by entity. */
export type Samples = Readonly<Record<string, JsonObject>>;

/**
 * Records that the analyst came from, shown as samples in place of generated ones. They stay in the memory of
 * this page until the user leaves the Studio: no URL, storage or request contains them.
 */
export const pointedSamples = createLiveState<Samples>({});
