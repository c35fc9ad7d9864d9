import type { Problem } from '../../engine/core/problems.ts';
import type { StoreBinding } from '../../engine/core/product.ts';
import { audit } from '../audit/audit.ts';
import { type Binding, ok } from '../call.ts';
import { invalid } from '../errors.ts';
import { kindOf, ProductError } from '../records/kinds.ts';
import { planOf } from '../search/plan.ts';
import { readSearchRequest, type SearchRequest } from '../search/request.ts';
import { runSearch } from '../search/run.ts';

export const searchBinding: Binding<Extract<StoreBinding, { kind: 'search' }>> = {
  isWrite: false,
  async answer({ product, body, user, database, origin }, { search }) {
    const index = product.searches[search];
    if (index === undefined) throw new ProductError(`There is no search "${search}".`);
    const plan = planOf(index);
    const request = readSearchRequest(plan, body ?? {});
    if (isProblems(request)) throw invalid(request);
    const answer = await runSearch(database, { plan, request, organizations: user.organizations });
    await audit(database, origin, {
      action: 'read',
      type: kindOf(product, index.entity).type,
      details: { shown: answer.hits.map(({ id }) => id) },
    });
    return ok(answer);
  },
};

function isProblems(request: SearchRequest | readonly Problem[]): request is readonly Problem[] {
  return Array.isArray(request);
}
