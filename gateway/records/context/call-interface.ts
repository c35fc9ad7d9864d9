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

export interface InterfaceContext {
  readonly product: Product;
  readonly now: Date;
  /** Sends a request to the product's own calls. */
  readonly ask: (request: Request) => Promise<Response>;
}
