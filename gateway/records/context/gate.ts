import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { CallContract } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { Source } from '../../store/memory/memory.ts';

/** A permitted call on its way in. */
export interface AtGate extends Source {
  readonly product: Product;
  readonly contract: CallContract;
  readonly user: UserProfile;
}

/**
 * A precondition of every call for permitted users, such as acceptance of the terms of use. Throws to refuse the call.
 */
export type Gate = (arriving: AtGate) => Promise<void>;
