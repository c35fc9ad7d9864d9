import type { Product } from '../../../engine/core/product/product.ts';

/** Limits after which a session ends by itself, in milliseconds. */
export interface SessionLimits {
  /** Time since the user's last activity; infinite for a product without the constants. */
  readonly idle: number;
  /** Time since sign-in, regardless of activity. */
  readonly longest: number;
}

/** Longest session in milliseconds: a long working day. */
export const longestSession = 12 * 60 * 60 * 1_000;

/** Reads the limits from the constants by which the page warns and logs out, so that both agree. */
export function sessionLimitsOf({ constants }: Pick<Product, 'constants'>): SessionLimits {
  const idle = Number(constants?.['idle-warning']?.value) + Number(constants?.['idle-logout']?.value);
  return { idle: Number.isFinite(idle) ? idle : Number.MAX_SAFE_INTEGER, longest: longestSession };
}
