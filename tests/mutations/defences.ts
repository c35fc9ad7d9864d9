import type { Defence } from './defence.ts';
import { concurrency } from './defences/concurrency.ts';

/** Every defence that the mutation suite removes. */
export const defences: readonly Defence[] = [...concurrency];
