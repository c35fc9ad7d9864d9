import { inject } from 'vitest';
import type { SharedProduct } from './shared-product.ts';

/** The product that the journeys of this worker share. Vitest numbers the workers that run at a time from 1. */
export function productOfWorker(): SharedProduct {
  const product = inject('sharedProducts')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (product === undefined) throw new Error('No product was started for this worker of the journeys.');
  return product;
}
