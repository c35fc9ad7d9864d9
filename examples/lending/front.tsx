import { lazyPart } from '../../engine/react/index.ts';
import type { Front } from '../../screens/app/front.ts';
import type { PartName } from './generated/part-names.ts';

/** The parts of the lending library's pages that are written by hand. */
export const front: Front & { readonly parts: Readonly<Record<PartName, unknown>> } = {
  parts: {
    studio: lazyPart(async () => (await import('../../studio/page/Studio.tsx')).Studio),
    'shelf-life': lazyPart(async () => (await import('./page/ShelfLife.tsx')).ShelfLife),
  },
};
