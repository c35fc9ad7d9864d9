import type { Scope } from '../../core/expressions/scope.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { Entity } from '../../core/product/entity.ts';
import type { Product } from '../../core/product/product.ts';
import { isAllowed } from '../../core/records/access.ts';
import { withoutPaths } from '../../core/records/transient.ts';

/**
 * Selects the initial values of a new record. Leaves out values that the user may not read or write: the gateway
 * would drop them and report fields that the form does not show.
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
