import type { FormatMessage } from '../../../core/messages/messages.ts';
import { displayRecord } from '../../../core/records/display.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import type { TabRowAction } from './tab-row-action.ts';

/** Formats the title of the dialog over a tab's table. */
export function titleOfAction(tab: RowsTab, { what, row }: TabRowAction, say: FormatMessage): string {
  const { item, actions } = tab;
  if (what === 'remove') return say('row.remove.title', { item });
  if (what === 'history') return displayRecord(actions.history?.title, row);
  const action = actions.change?.title;
  if (what === 'change' && action !== undefined) return say('row.act', { action, item });
  return say(what === 'add' ? 'row.add' : 'row.edit', { item });
}
