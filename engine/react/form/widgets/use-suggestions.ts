import { useMemo } from 'react';
import type { Scope } from '../../../core/expressions/scope.ts';
import { isBlank } from '../../../core/json/blank.ts';
import type { Json } from '../../../core/json/json.ts';
import type { CallContract } from '../../../core/product/call.ts';
import { defaultsOf } from '../../../core/product/defaults.ts';
import type { OptionsOf } from '../../../core/product/widget-options.ts';
import { tidyText } from '../../../core/text/clean-text.ts';
import { messageOfError } from '../../client/call-error.ts';
import { entryOf } from '../../client/entry-of.ts';
import { useRecordData } from '../../context/open-records.ts';
import { useProduct } from '../../context/use-product.ts';
import { useScope } from '../../context/use-scope.ts';
import { useCall } from '../../data/use-call.ts';
import { useRested } from '../../parts/use-rested.ts';
import { type Expansion, readExpansion } from './coded-value.ts';
import type { ControlProps } from './control.ts';

export interface Suggestions extends Expansion {
  /** True where a search for this field is running or done, so that a list is shown. */
  readonly isAsked: boolean;
  readonly isSearching: boolean;
  readonly error: string | undefined;
}

/**
 * Looks up typed text when the user pauses, through the call in the field's options. Returns suggestions for the
 * current text only; none while the answer is pending.
 */
export function useSuggestions(
  options: OptionsOf<'code-search'>,
  typed: string,
  parameters?: ControlProps['query'],
): Suggestions {
  const scopeOf = useScope();
  const records = useRecordData();
  const call = options.call ?? '';
  const product = useProduct();
  const contract = entryOf(product, 'calls', call);
  const { suggestions } = defaultsOf(product.defaults);
  const minLength = options.minLength ?? suggestions.minLength;
  const wanted = tidyText(typed);
  const term = useRested(wanted, options.debounce ?? suggestions.debounce, '');
  const isLongEnough = Math.min(term.length, wanted.length) >= minLength;
  const answer = useCall<unknown>(call, {
    query:
      parameters === undefined
        ? { [searchParameter(contract)]: term }
        : queryOf(parameters, scopeOf({ inputs: { text: term }, records })),
    isEnabled: isLongEnough,
  });
  const isOfThisText = isLongEnough && term === wanted;
  const answered = isOfThisText && answer.error === null ? answer.data : undefined;
  return {
    ...useMemo(() => readExpansion(answered), [answered]),
    isAsked: isLongEnough,
    isSearching: isLongEnough && (!isOfThisText || answer.isFetching),
    error:
      isOfThisText && answer.error !== null ? messageOfError(answer.error, answer.error.message) : undefined,
  };
}

function queryOf(
  parameters: NonNullable<ControlProps['query']>,
  scope: Scope,
): Readonly<Record<string, Json>> {
  const entries = Object.entries(parameters).map(
    ([name, value]) => [name, value.evaluate(scope) as Json] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => !isBlank(value)));
}

/** Finds the parameter for the typed text: the first required one of the call. */
function searchParameter(contract: CallContract): string {
  const required = Object.entries(contract.query).find(([, parameter]) => parameter.isRequired);
  return required?.[0] ?? Object.keys(contract.query)[0] ?? '';
}
