import { type Front, studio } from '../../features/platform/page/door.ts';

/** Parts of pages that are written by hand, by the names that schemas/product.json declares. */
export const front: Front = { parts: { studio } };
