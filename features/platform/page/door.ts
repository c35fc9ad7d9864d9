// Entry point of the package for the browser's part of a product.
import { lazyPart } from '../../../engine/react/index.ts';

export type { Front, FrontSubject } from '../../../screens/app/front.ts';

/** The Studio, as the part that the screens of every product name. */
export const studio = lazyPart(async () => (await import('../../../studio/page/Studio.tsx')).Studio);
