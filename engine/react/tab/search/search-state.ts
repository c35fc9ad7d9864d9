import type { Scope } from '../../../core/expressions/scope.ts';
import type { Json } from '../../../core/json/json.ts';
import type { SearchSource, SortOrder } from '../../../core/product/tab.ts';
import { tidyText } from '../../../core/text/clean-text.ts';
import { widgets } from '../../form/widgets/registry.ts';

/** Texts that the user has typed into a search, by the input's name. */
export type SearchTexts = Readonly<Record<string, string>>;

export interface SearchQuestion {
  readonly queries: readonly { readonly field: string; readonly text: string }[];
  readonly filters: readonly Json[];
  readonly sort: readonly SortOrder[];
  readonly from: number;
}

/**
 * Builds the queries for the typed texts. An input is used once its text is complete and long enough, and
 * searches the first field that accepts the text.
 */
export function queriesOf(
  source: SearchSource,
  texts: SearchTexts,
  scopeOf: (inputs: SearchTexts) => Scope,
): SearchQuestion['queries'] {
  const inputs = Object.fromEntries(source.inputs.map(({ name }) => [name, tidyText(texts[name] ?? '')]));
  const scope = scopeOf(inputs);
  return source.inputs.flatMap((input) => {
    const text = inputs[input.name] ?? '';
    if (text === '' || text.length < input.minLength || widgets[input.widget].isComplete?.(text) === false)
      return [];
    const choice = input.queries.find(({ when }) => when === undefined || when.evaluate(scope));
    return choice === undefined ? [] : [{ field: choice.field, text }];
  });
}

/** Finds the longest debounce of the inputs, in milliseconds. */
export function longestDebounce(source: SearchSource): number {
  return Math.max(0, ...source.inputs.map(({ debounce }) => debounce));
}

/** Reports whether the gateway ranks the hits, so that users need not choose an order. */
export function isRanked(source: SearchSource, queries: SearchQuestion['queries']): boolean {
  const ranked = source.inputs
    .flatMap((input) => input.queries)
    .filter((query) => query.isRanked === true)
    .map(({ field }) => field);
  return queries.some(({ field }) => ranked.includes(field));
}
