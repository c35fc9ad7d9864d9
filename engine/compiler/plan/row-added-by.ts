import type { ActionFile } from '../files/card.ts';
import type { TabFile } from '../files/tab.ts';
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
  const save = savingCall(tab);
  return {
    ...(access !== undefined && { access }),
    ...(form !== undefined && { form }),
    ...(save !== undefined && { save }),
  };
}

/** Names the call that saves a row of a tab. */
export function savingCall({ source }: Pick<TabFile, 'source'>): string | undefined {
  return source.join?.save ?? source.save;
}
