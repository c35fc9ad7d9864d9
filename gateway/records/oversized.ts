import type { JsonObject } from '../../engine/core/json/json.ts';
import type { Product } from '../../engine/core/product/product.ts';
import { sizeProblems } from '../../engine/core/validation/size-limits.ts';
import { invalid } from '../operation/errors.ts';
import type { RecordKind } from '../store/kinds/kinds.ts';

/** Throws 422 for a content with lists that are too long, before the work that each of their rows would make. */
export function refuseOversized(
  product: Product,
  { entity }: RecordKind,
  { content, stored }: { readonly content: JsonObject; readonly stored: JsonObject | undefined },
): void {
  const problems = sizeProblems({ product, entity, value: content, old: stored });
  if (problems.length > 0) throw invalid(problems);
}
