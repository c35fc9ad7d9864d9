import type { Product } from '../../../../engine/core/product/product.ts';
import type { SchemaTexts, SchemaVersions } from '../../../../engine/core/protocol/schema-versions.ts';
import { createService } from '../../../../gateway/calls/service.ts';
import type { CallHandler } from '../../../../gateway/context/call.ts';
import { wrongState } from '../../../../gateway/errors.ts';
import { ProductError } from '../../../../gateway/kinds/kinds.ts';

export interface CompiledVersion {
  readonly hash: string;
  readonly product: Product;
}

/** A version that this gateway could serve. Throws 409 with the first error of one that it could not. */
export async function servableVersion(
  versions: SchemaVersions,
  texts: SchemaTexts,
  handlers: Readonly<Record<string, CallHandler>>,
): Promise<CompiledVersion> {
  const { hash, errors } = await versions.compile(texts);
  const product = await versions.product(hash);
  if (product === undefined)
    throw wrongState(`The schema files have errors, and nothing was published. ${errors[0] ?? ''}`);
  try {
    createService(product, handlers);
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    throw wrongState(`This gateway cannot serve the change, and nothing was published. ${error.message}`);
  }
  return { hash, product };
}
