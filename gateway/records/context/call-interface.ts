import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { Product } from '../../../engine/core/product/product.ts';

/**
 * Interface of another standard: it answers below a path of its own by asking the product's own calls, which authorize,
 * mask and audit as they do for pages.
 */
export interface CallInterface {
  /** Path that its addresses begin with, such as `/fhir/R4`. */
  readonly path: string;
  readonly answer: (request: Request, context: InterfaceContext) => Promise<Response>;
}

/** Function that sends a request to the product's own calls. */
export type Send = (request: Request) => Promise<Response>;

export interface InterfaceContext {
  readonly product: Product;
  readonly now: Date;
  readonly ask: Send;
  /**
   * Makes the calls of `work` in one transaction: all that they write is stored when `work` resolves, and nothing when
   * it throws. Rejects with what `work` has thrown. A collision with another transaction repeats `work`.
   */
  readonly together: <Result>(work: (joint: JointCalls) => Promise<Result>) => Promise<Result>;
  /** Finds the user of a request. Throws 401 or 403 as the calls do. */
  readonly userOf: (request: Request) => Promise<UserProfile>;
}

/** Calls within one transaction, to be made one after the other. */
export interface JointCalls {
  readonly ask: Send;
  /** Waits for other transactions that have taken the same turn, until these end. */
  readonly takeTurn: (name: string) => Promise<void>;
}
