import { product } from '../../features/platform/server/product.ts';
import { accounts, firstRecords } from './first-records.ts';
import { shelfLife } from './shelf-life.ts';

/** A lending library: what start, development server and build are handed. */
export const handed = product({
  root: import.meta.dirname,
  front: 'front.tsx',
  handlers: { 'shelf-life': shelfLife },
  accounts,
  firstRecords,
});
