import type { ActionFile } from '../files/card.ts';
import type { PlanContext } from './plan-set.ts';

/** Finds the form for the new row that a card's action adds to a tab, who may add it, and the call that saves it. */
export function rowAddedBy(
  { add = '' }: ActionFile,
  { sources }: PlanContext,
): Pick<ActionFile, 'access' | 'form'> & { readonly save?: string } {
  const tab = sources.of('tab').get(add)?.value;
  if (tab === undefined) return {};
  const access = tab.actions?.add?.access;
  const form = typeof tab.form === 'object' ? tab.form.add : tab.form;
  const save = tab.source.join?.save ?? tab.source.save;
  return {
    ...(access !== undefined && { access }),
    ...(form !== undefined && { form }),
    ...(save !== undefined && { save }),
  };
}
