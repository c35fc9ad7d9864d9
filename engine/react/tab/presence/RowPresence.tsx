import { useEffect, useSyncExternalStore } from 'react';
import { registerMessages } from '../../../core/messages/messages.ts';
import { presenceMessages } from '../../../core/messages/presence-messages.ts';
import type { PresentUser } from '../../../core/protocol/live.ts';
import { useMessages } from '../../context/use-messages.ts';
import { openPresence } from '../../data/open-presence.ts';
import type { TabRowAction } from '../dialog/tab-row-action.ts';
import type { TabRows } from '../rows/rows.ts';
import type { RowsTab } from '../rows/use-tab-rows.ts';
import './presence.css';

registerMessages(presenceMessages);

export interface RowPresenceProps {
  readonly tab: RowsTab;
  readonly rows: TabRows;
  /** Action in progress; undefined where no dialog is open. */
  readonly action: TabRowAction | undefined;
}

/**
 * Renders a line about rows that other users are writing, and lets those users know which row this user is writing.
 */
export function RowPresence({ tab, rows, action }: RowPresenceProps) {
  const prefix = `${tab.name}/${rows.root?.['_id'] ?? ''}/`;
  const at = action && locationOf(action, rows);
  useEffect(() => (at === undefined ? undefined : openPresence.workAt(prefix + at)), [prefix, at]);
  return <PresentOthers tab={tab} rows={rows} />;
}

/** Renders sentences about other users inside of a dialog, which hides the line on the page. */
export function PresentOthers({ tab, rows }: Pick<RowPresenceProps, 'tab' | 'rows'>) {
  const say = useMessages();
  const others = useSyncExternalStore(openPresence.subscribe, openPresence.others);
  const prefix = `${tab.name}/${rows.root?.['_id'] ?? ''}/`;
  const keys = rows.rows.map(rows.keyOf);
  const sentenceOf = ({ name, at }: PresentUser) => {
    const number = keys.indexOf(at.slice(prefix.length)) + 1;
    return number === 0
      ? say('presence.new', { name, item: tab.item })
      : say('presence.row', { name, item: tab.item, number: String(number) });
  };
  const sentences = others
    .filter(({ at }) => at.startsWith(prefix))
    .map((other) => ({ other, text: sentenceOf(other) }));
  // Renders the live region even while it is empty, so that screen readers announce later arrivals.
  return (
    <div
      role="status"
      className="en-presence"
      data-hint={sentences.map(({ text }) => text).join('. ') || undefined}
    >
      {sentences.map(({ other, text }) => (
        <span key={`${other.user} ${other.at}`}>{text}</span>
      ))}
    </div>
  );
}

/**
 * Names the row that the user is writing in a form; `new` for an added row, whose key other users do not
 * know.
 */
function locationOf({ what, row }: TabRowAction, rows: TabRows): string | undefined {
  if (what === 'add') return 'new';
  if (what !== 'edit' && what !== 'change') return undefined;
  return rows.keyOf(row, rows.rows.indexOf(row));
}
