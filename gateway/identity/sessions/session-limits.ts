import type { Product } from '../../../engine/core/product/product.ts';

/** Limits after which a session ends by itself, in milliseconds. */
export interface SessionLimits {
  /** Time since somebody was at the computer last; no end for a product without the constants. */
  readonly idle: number;
  /** Time since signing in, whatever is done. */
  readonly longest: number;
}

/** Milliseconds: a long working day. */
export const longestSession = 12 * 60 * 60 * 1_000;

/** Reads the limits from the constants that the page warns and logs out by, so that both ends agree. */
export function sessionLimitsOf({ constants }: Pick<Product, 'constants'>): SessionLimits {
  const idle = Number(constants?.['idle-warning']?.value) + Number(constants?.['idle-logout']?.value);
  return { idle: Number.isFinite(idle) ? idle : Number.MAX_SAFE_INTEGER, longest: longestSession };
}
