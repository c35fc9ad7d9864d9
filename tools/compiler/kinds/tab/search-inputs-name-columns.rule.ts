import { getAt } from '../../../../engine/core/json/pointer.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { searchIndexOf } from '../../plan/search-of-tab.ts';
import { reportUnknown } from '../../report-unknown.ts';

interface Input {
  readonly queries: readonly { readonly field: string }[];
}

/** An input of a search asks columns of the index that is searched. */
export function searchInputsNameColumns(plans: PlanContext): void {
  for (const file of plans.sources.of('tab').values()) {
    const index = searchIndexOf(getAt(file.value, '/source/search'), plans);
    if (index === undefined) continue;
    const known = Object.keys(index.columns);
    const inputs = (getAt(file.value, '/source/inputs') ?? []) as readonly Input[];
    const asked = inputs.flatMap(({ queries }, input) =>
      queries.map(({ field }, query) => ({ field, input, query })),
    );
    for (const { field, input, query } of asked.filter(({ field: name }) => !known.includes(name))) {
      const message = `"${field}" is not a column of the search index "${index.name}".`;
      const at = ['source', 'inputs', input, 'queries', query, 'field'];
      reportUnknown(plans.diagnostics, file, { message, name: field, known, at });
    }
  }
}
