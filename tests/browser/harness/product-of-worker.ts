import { inject } from 'vitest';
import { workerNumber } from './environment.ts';
import type { SharedProduct } from './shared-product.ts';

/** The product that the journeys of this worker share. */
export function productOfWorker(): SharedProduct {
  const product = inject('sharedProducts')[workerNumber() - 1];
  if (product === undefined) throw new Error('No product was started for this worker of the journeys.');
  return product;
}
