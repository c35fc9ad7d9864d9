import type { PlanContext } from '../../plan/plan-set.ts';
import { searchIndexOf } from '../../plan/search-of-tab.ts';
import { reportUnknown } from '../../report-unknown.ts';

/** Requires the inputs of a search to name columns of its index. */
export function searchInputsNameColumns(plans: PlanContext): void {
  for (const file of plans.sources.of('tab').values()) {
    const index = searchIndexOf(file.value.source.search, plans);
    if (index === undefined) continue;
    const known = Object.keys(index.columns);
    const named = (file.value.source.inputs ?? []).flatMap(({ queries }, input) =>
      queries.map(({ field }, query) => ({ field, input, query })),
    );
    for (const { field, input, query } of named.filter(({ field: name }) => !known.includes(name))) {
      const message = `"${field}" is not a column of the search index "${index.name}".`;
      const at = ['source', 'inputs', input, 'queries', query, 'field'];
      reportUnknown(plans.diagnostics, file, { message, name: field, known, at });
    }
  }
}
