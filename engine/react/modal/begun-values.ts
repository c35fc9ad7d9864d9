import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Entity } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import { isAllowed } from '../../core/records/access.ts';
import { withoutPaths } from '../../core/records/transient.ts';

/**
 * What something new begins with, without what the user may not see or write: the gateway would leave it out, and
 * report fields that the form never shows.
 */
export function begunValues(
  { product, entity }: { readonly product: Product; readonly entity: Entity },
  values: JsonObject,
  scope: Scope,
): JsonObject {
  const locked = Object.entries(entity.fields).filter(([, { readAccess, writeAccess }]) =>
    [readAccess, writeAccess].some((rule) => !isAllowed(product, rule, scope)),
  );
  return withoutPaths(
    locked.map(([pattern]) => pattern),
    values,
  );
}
